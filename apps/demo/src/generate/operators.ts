// cspell:ignore applegarth fernwater foxhollow hazelrow larkmoor millhaven oldmere pinehollow quillstone rookwood saltgrass stillbrook thistlewick wrenfold
/** The first and last words of invented companies. Each pair is one company. */
const firstWords = [
  'Amberfield',
  'Thistlewick',
  'Oldmere',
  'Pinehollow',
  'Quillstone',
  'Fernwater',
  'Marlowe Bridge',
  'Tansy Hill',
  'Wrenfold',
  'Larkmoor',
  'Saltgrass',
  'Hazelrow',
  'Cooper’s Bend',
  'Evensong',
  'Rookwood',
  'Millhaven',
  'Tallow Creek',
  'Applegarth',
  'Stillbrook',
  'Winterberry',
  'Foxhollow',
  'Cinder Ridge',
  'Dovetail',
  'Kestrel Lane',
] as const
const lastWords = ['Senior Living', 'Care Homes', 'Communities', 'Living Partners', 'Residences'] as const

/** One of so many communities belongs to a company. */
const share = 3

/** The legal forms with which records write the same company, mostly without. */
const forms = ['', '', ', LLC', ' LLC', ' Inc.'] as const

/** The company that operates the communities of the demo provider. */
export const demoOperator = `${firstWords[0]} ${lastWords[0]}`

/**
 * Returns the company that the record of a community with a number names, in one of its spellings. Most communities name none. It draws nothing, so a seed
 * still gives the same catalog. [DASH-013]
 */
export function operatorOf(number: number, isOfDemoTeam: boolean): string | undefined {
  if (isOfDemoTeam) return demoOperator
  if (number % share !== 0) return undefined
  const place = number / share
  // The first company is the demo provider's.
  const company = 1 + (place % (firstWords.length * lastWords.length - 1))
  const first = firstWords[company % firstWords.length] ?? ''
  const last = lastWords[Math.floor(company / firstWords.length)] ?? ''
  return `${first} ${last}${forms[place % forms.length] ?? ''}`
}
