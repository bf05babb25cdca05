import type { DisclosedCommunity, DisclosureFacts, DisclosureLanguage, DisclosureSection } from './state-disclosure'

/** What a text of a disclosure can name in braces: the operator and its contact info, the communities, their fees, and how long a referral counts. */
export const disclosurePlaceholders = ['operator', 'phone', 'email', 'communities', 'fees', 'feePeriod'] as const
type Placeholder = (typeof disclosurePlaceholders)[number]

/** The placeholders that every disclosure needs, because it must name the communities and what each pays us. [TRUTH-007, BIZ-004] */
export const requiredPlaceholders = ['operator', 'communities', 'fees'] as const satisfies readonly Placeholder[]

const pattern = /\{(\w+)\}/g

/** Returns the names in braces that a text has besides the placeholders. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(pattern)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !disclosurePlaceholders.some((known) => known === name))
}

/** Returns a section with its facts. A fact that doesn't apply leaves no gap. [DISC-002, TRUTH-007] */
export function fillSection(
  { title, text }: DisclosureSection,
  language: DisclosureLanguage,
  facts: DisclosureFacts,
): DisclosureSection {
  const values: Readonly<Record<string, string>> = factTexts(language, facts)
  const filled = text.replace(pattern, (unknown, name: string) => values[name] ?? unknown)
  return { title, text: filled.replaceAll(/ {2,}/g, ' ').trim() }
}

function factTexts(language: DisclosureLanguage, facts: DisclosureFacts): Record<Placeholder, string> {
  const { operator, phone, email, communities } = facts
  const words = sentences[language]
  return {
    operator,
    phone,
    email,
    communities: new Intl.ListFormat(words.locale).format(communities.map(({ name }) => name)),
    fees: communities
      .map((community) => (pays(community) ? words.pays(community) : words.paysNothing(community)))
      .join(' '),
    feePeriod: communities.some(pays) ? words.period : '',
  }
}

const pays = ({ feePercent }: DisclosedCommunity) => feePercent > 0

const sentences = {
  en: {
    locale: 'en-US',
    pays: ({ name, feePercent }: DisclosedCommunity) =>
      `${name} pays us a referral fee of ${feePercent}% of the first month's rent and care, and only if the person you are searching for moves in.`,
    paysNothing: ({ name }: DisclosedCommunity) => `${name} pays us no referral fee.`,
    period: 'Our referral counts for twelve months. A community owes the fee only for a move-in during that time.',
  },
  es: {
    locale: 'es-US',
    pays: ({ name, feePercent }: DisclosedCommunity) =>
      `${name} nos paga una comisión del ${feePercent}% del alquiler y los cuidados del primer mes, y solo si la persona para quien busca se muda allí.`,
    paysNothing: ({ name }: DisclosedCommunity) => `${name} no nos paga ninguna comisión.`,
    period:
      'Nuestra recomendación cuenta durante doce meses. Una residencia debe la comisión solo si la mudanza ocurre en ese plazo.',
  },
}
