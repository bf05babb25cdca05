import type { DisclosureLanguage, DisclosureSection } from './state-disclosure'

/** The sections that every state's law requires with the same meaning, in our own words. Names in braces are filled in: see `fillSection`. */
interface SharedSections {
  whoWeAre: DisclosureSection
  whatWeDo: DisclosureSection
  /** Who pays, how much, and how long a referral counts. [BIZ-003, BIZ-004] */
  whoPays: DisclosureSection
  refusal: DisclosureSection
}

const english: SharedSections = {
  whoWeAre: {
    title: 'Who we are',
    text: '{operator} refers families to senior living communities. You can reach us at {phone} or {email}.',
  },
  whatWeDo: {
    title: 'What we do',
    text: 'We listen to what you need, suggest communities that may fit, help you compare them, and arrange tours. You asked us about {communities}.',
  },
  whoPays: {
    title: 'Who pays',
    text: "You pay us nothing. {fees} Communities that pay us usually pay 20% to 100% of the first month's rent and care. {feePeriod}",
  },
  refusal: {
    title: 'You may refuse',
    text: 'You do not have to acknowledge this. Our help stays free either way. We keep your answer with your request.',
  },
}

const spanish: SharedSections = {
  whoWeAre: {
    title: 'Quiénes somos',
    text: '{operator} recomienda residencias para personas mayores a las familias. Puede comunicarse con nosotros en el {phone} o en {email}.',
  },
  whatWeDo: {
    title: 'Qué hacemos',
    text: 'Escuchamos lo que necesita, le sugerimos residencias que pueden convenirle, le ayudamos a compararlas y organizamos visitas. Usted nos preguntó por {communities}.',
  },
  whoPays: {
    title: 'Quién paga',
    text: 'Usted no nos paga nada. {fees} Las residencias que nos pagan suelen pagar del 20% al 100% del alquiler y los cuidados del primer mes. {feePeriod}',
  },
  refusal: {
    title: 'Puede negarse',
    text: 'No tiene obligación de confirmar la lectura. Nuestra ayuda sigue siendo gratuita en cualquier caso. Guardamos su respuesta con su solicitud.',
  },
}

/** The sections that every state's disclosure shares, by language. */
export const sharedSections: Record<DisclosureLanguage, SharedSections> = { en: english, es: spanish }
