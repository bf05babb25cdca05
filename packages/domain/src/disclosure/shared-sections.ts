import type { DisclosureFacts, DisclosureLanguage, DisclosureSection } from './state-disclosure'

/** The sections that every state's law requires with the same meaning, in our own words. */
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
    text: `${operator} refers families to senior living communities. You can reach us at ${phone} or ${email}.`,
  }),
  whatWeDo: ({ community }) => ({
    title: 'What we do',
    text: `We listen to what you need, suggest communities that may fit, help you compare them, and arrange tours. You asked us about ${community}.`,
  }),
  whoPays: ({ community, feePercent }) => ({
    title: 'Who pays',
    text: [
      'You pay us nothing.',
      `${community} pays us a referral fee only if the person you are searching for moves in.`,
      feePercent === undefined
        ? "The fee is usually 20% to 100% of the first month's rent and care."
        : `We have agreed on a fee of ${feePercent}% of the first month's rent and care. At other communities, the fee is usually 20% to 100%.`,
      'Our referral counts for twelve months. The community owes the fee only for a move-in during that time.',
    ].join(' '),
  }),
  refusal: () => ({
    title: 'You may refuse',
    text: 'You do not have to acknowledge this. Our help stays free either way. We keep your answer with your request.',
  }),
}

const spanish: SharedSections = {
  whoWeAre: ({ operator, phone, email }) => ({
    title: 'Quiénes somos',
    text: `${operator} recomienda residencias para personas mayores a las familias. Puede comunicarse con nosotros en el ${phone} o en ${email}.`,
  }),
  whatWeDo: ({ community }) => ({
    title: 'Qué hacemos',
    text: `Escuchamos lo que necesita, le sugerimos residencias que pueden convenirle, le ayudamos a compararlas y organizamos visitas. Usted nos preguntó por ${community}.`,
  }),
  whoPays: ({ community, feePercent }) => ({
    title: 'Quién paga',
    text: [
      'Usted no nos paga nada.',
      `${community} nos paga una comisión solo si la persona para quien busca se muda allí.`,
      feePercent === undefined
        ? 'La comisión suele ser del 20% al 100% del alquiler y los cuidados del primer mes.'
        : `Acordamos una comisión del ${feePercent}% del alquiler y los cuidados del primer mes. En otras residencias, la comisión suele ser del 20% al 100%.`,
      'Nuestra recomendación cuenta durante doce meses. La residencia debe la comisión solo si la mudanza ocurre en ese plazo.',
    ].join(' '),
  }),
  refusal: () => ({
    title: 'Puede negarse',
    text: 'No tiene obligación de confirmar la lectura. Nuestra ayuda sigue siendo gratuita en cualquier caso. Guardamos su respuesta con su solicitud.',
  }),
}

/** The sections that every state's disclosure shares, by language. */
export const sharedSections: Record<DisclosureLanguage, SharedSections> = { en: english, es: spanish }
