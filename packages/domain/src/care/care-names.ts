import { anyCareSlug, type CareTypeSlug, type TypeOfCareSlug } from './care-types'
import { nameText } from '../language/name-text'
import * as texts from '../texts'

interface CareNames {
  label: string
  /** The name inside a sentence. */
  running: string
  /** The API's value for the type. */
  api: string
}

const careNames = {
  'assisted-living': { label: 'Assisted Living', running: 'Assisted Living', api: 'assistedLiving' },
  'independent-living': { label: 'Independent Living', running: 'Independent Living', api: 'independentLiving' },
  'board-and-care-home': { label: 'Board and Care Home', running: 'Board and Care Home', api: 'boardAndCareHome' },
  'memory-care': { label: 'Memory Care', running: 'Memory Care', api: 'memoryCare' },
  'continuing-care-retirement-community': {
    label: 'CCRC',
    running: 'continuing care retirement community (CCRC)',
    api: 'continuingCareRetirementCommunity',
  },
  'active-adult': { label: 'Active Adult 55+', running: 'active adult 55+', api: 'activeAdult' },
  'skilled-nursing-facility': {
    label: 'Skilled Nursing/Nursing Homes',
    running: 'skilled nursing facility',
    api: 'skilledNursingFacility',
  },
  'care-home': { label: 'Care Home', running: 'Care Home', api: 'careHome' },
} as const satisfies Record<CareTypeSlug, CareNames>

/** The API's value for a care type. [CARE-002] */
export type CareTypeApiValue = (typeof careNames)[CareTypeSlug]['api']

const slugsBy = (name: keyof CareNames): ReadonlyMap<string, CareTypeSlug> =>
  new Map(Object.entries(careNames).map(([slug, names]) => [names[name], slug as CareTypeSlug]))

const slugsByLabel = /* @__PURE__ */ slugsBy('label')
const slugsByApiValue = /* @__PURE__ */ slugsBy('api')

/** Returns whether `text` is the slug of one of the eight care types. [CARE-001] */
export function isCareTypeSlug(text: string): text is CareTypeSlug {
  return Object.hasOwn(careNames, text)
}

/** Returns whether `text` can be the first segment of a listing path: a care type or `senior-living`. [CARE-003, ROUTE-001] */
export function isTypeOfCareSlug(text: string): text is TypeOfCareSlug {
  return text === anyCareSlug || isCareTypeSlug(text)
}

/** Returns the label of a care type, or of all types together. [CARE-001, CARE-003] */
export function careLabel(slug: TypeOfCareSlug): string {
  return nameText(slug === anyCareSlug ? texts.anyCare : careNames[slug].label)
}

/** Returns the name of a care type inside a sentence, or its label if it has no other name. [CARE-001] */
export function careNameInSentence(slug: TypeOfCareSlug): string {
  return nameText(slug === anyCareSlug ? texts.anyCareInSentence : careNames[slug].running)
}

/** Returns the API's value for a care type. [CARE-002] */
export function careApiValue(slug: CareTypeSlug): CareTypeApiValue {
  return careNames[slug].api
}

/** Returns the care type with this exact label. [CARE-002] */
export function careSlugFromLabel(label: string): CareTypeSlug | undefined {
  return slugsByLabel.get(label)
}

/** Returns the care type with this exact API value. [CARE-002] */
export function careSlugFromApiValue(value: string): CareTypeSlug | undefined {
  return slugsByApiValue.get(value)
}
