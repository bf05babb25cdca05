import type { DisclosedCommunity, DisclosureFacts, DisclosureLanguage, DisclosureSection } from './state-disclosure'

/** Returns the names of the communities, joined with the language's “and”. */
export function communityNames({ communities }: DisclosureFacts, language: DisclosureLanguage): string {
  const list = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US')
  return list.format(communities.map(({ name }) => name))
}

const pays = ({ feePercent }: DisclosedCommunity) => feePercent > 0

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
  whatWeDo: (facts) => ({
    title: 'What we do',
    text: `We listen to what you need, suggest communities that may fit, help you compare them, and arrange tours. You asked us about ${communityNames(facts, 'en')}.`,
  }),
  whoPays: ({ communities }) => ({
    title: 'Who pays',
    text: [
      'You pay us nothing.',
      ...communities.map(({ name, feePercent }) =>
        feePercent > 0
          ? `${name} pays us a referral fee of ${feePercent}% of the first month's rent and care, and only if the person you are searching for moves in.`
          : `${name} pays us no referral fee.`,
      ),
      "Communities that pay us usually pay 20% to 100% of the first month's rent and care.",
      ...(communities.some(pays)
        ? ['Our referral counts for twelve months. A community owes the fee only for a move-in during that time.']
        : []),
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
  whatWeDo: (facts) => ({
    title: 'Qué hacemos',
    text: `Escuchamos lo que necesita, le sugerimos residencias que pueden convenirle, le ayudamos a compararlas y organizamos visitas. Usted nos preguntó por ${communityNames(facts, 'es')}.`,
  }),
  whoPays: ({ communities }) => ({
    title: 'Quién paga',
    text: [
      'Usted no nos paga nada.',
      ...communities.map(({ name, feePercent }) =>
        feePercent > 0
          ? `${name} nos paga una comisión del ${feePercent}% del alquiler y los cuidados del primer mes, y solo si la persona para quien busca se muda allí.`
          : `${name} no nos paga ninguna comisión.`,
      ),
      'Las residencias que nos pagan suelen pagar del 20% al 100% del alquiler y los cuidados del primer mes.',
      ...(communities.some(pays)
        ? [
            'Nuestra recomendación cuenta durante doce meses. Una residencia debe la comisión solo si la mudanza ocurre en ese plazo.',
          ]
        : []),
    ].join(' '),
  }),
  refusal: () => ({
    title: 'Puede negarse',
    text: 'No tiene obligación de confirmar la lectura. Nuestra ayuda sigue siendo gratuita en cualquier caso. Guardamos su respuesta con su solicitud.',
  }),
}

/** The sections that every state's disclosure shares, by language. */
export const sharedSections: Record<DisclosureLanguage, SharedSections> = { en: english, es: spanish }
