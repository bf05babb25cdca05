import type { DisclosureFacts, DisclosureLanguage, DisclosureSection } from './state-disclosure'

/** The sections that every state's law asks for in the same sense; the words are ours. */
interface SharedSections {
  whoWeAre: (facts: DisclosureFacts) => DisclosureSection
  whatWeDo: (facts: DisclosureFacts) => DisclosureSection
  /** Who pays, how much, and how long a referral counts. [BIZ-003, BIZ-004] */
  whoPays: (facts: DisclosureFacts) => DisclosureSection
  refusal: (facts: DisclosureFacts) => DisclosureSection
}

const english: SharedSections = {
  whoWeAre: ({ operator, phone, email }) => ({
    title: 'Who we are',
    text: `${operator} refers families to senior living communities. You reach us at ${phone} and ${email}.`,
  }),
  whatWeDo: ({ community }) => ({
    title: 'What we do',
    text: `We listen to what you need, name communities that may fit, help you compare them and arrange visits. You asked us about ${community}.`,
  }),
  whoPays: ({ community, feePercent }) => ({
    title: 'Who pays',
    text: [
      'You pay us nothing.',
      `${community} owes us a fee only if the person you search for moves in.`,
      feePercent === undefined
        ? "The fee is usually 20% to 100% of the first month's rent and care."
        : `The fee agreed with it is ${feePercent}% of the first month's rent and care; elsewhere it is usually 20% to 100%.`,
      'A referral counts for twelve months: the fee is owed for a move within that time.',
    ].join(' '),
  }),
  refusal: () => ({
    title: 'You may refuse',
    text: 'You do not have to acknowledge this. Our help stays free either way, and your answer is kept with your request.',
  }),
}

const spanish: SharedSections = {
  whoWeAre: ({ operator, phone, email }) => ({
    title: 'Quiénes somos',
    text: `${operator} recomienda residencias para personas mayores a las familias. Puede comunicarse con nosotros en el ${phone} y en ${email}.`,
  }),
  whatWeDo: ({ community }) => ({
    title: 'Qué hacemos',
    text: `Escuchamos lo que necesita, le nombramos residencias que pueden convenirle, le ayudamos a compararlas y organizamos visitas. Usted nos preguntó por ${community}.`,
  }),
  whoPays: ({ community, feePercent }) => ({
    title: 'Quién paga',
    text: [
      'Usted no nos paga nada.',
      `${community} nos debe una comisión solo si la persona para quien busca se muda allí.`,
      feePercent === undefined
        ? 'La comisión suele ser del 20% al 100% del alquiler y los cuidados del primer mes.'
        : `La comisión acordada es del ${feePercent}% del alquiler y los cuidados del primer mes; en otros lugares suele ser del 20% al 100%.`,
      'Una recomendación cuenta durante doce meses: la comisión se debe si la mudanza ocurre en ese plazo.',
    ].join(' '),
  }),
  refusal: () => ({
    title: 'Puede negarse',
    text: 'No está obligado a confirmar la lectura. Nuestra ayuda sigue siendo gratuita y su respuesta se guarda con su solicitud.',
  }),
}

/** What every state's disclosure tells, by language. */
export const shared: Record<DisclosureLanguage, SharedSections> = { en: english, es: spanish }
