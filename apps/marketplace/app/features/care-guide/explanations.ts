import type { CareTypeSlug } from '@pkg/domain'

/** The four things that a family asks about a care type first. */
export interface CareExplanation {
  forWhom: string
  included: string
  extra: string
  payment: string
}

const privatePay =
  'Most families pay from income, savings, or the sale of a home. Long-term care insurance and Aid and Attendance for veterans can help. Medicare doesn’t pay for it. In many states, Medicaid pays for part of the care if income and savings are low.'
const housing = 'Residents pay it like other housing. Medicare and Medicaid don’t pay for it.'

/** The explanations of the eight care types. Only loaders import them: a page gets the one it shows. [FIND-008] */
export const explanations = {
  'assisted-living': {
    forWhom:
      'Older adults who need help with tasks such as bathing, dressing, or medication, but not nursing around the clock.',
    included: 'Usually a private apartment or room, meals, housekeeping, activities, and staff day and night.',
    extra:
      'Most communities charge a care fee that depends on how much help a person needs. Some charge a one-time fee.',
    payment: privatePay,
  },
  'independent-living': {
    forWhom: 'Older adults who manage on their own and want company and fewer chores.',
    included: 'Usually an apartment, some meals, housekeeping, transportation, and activities.',
    extra: 'Hands-on care isn’t part of it. Residents who need help can hire a home care agency.',
    payment: housing,
  },
  'board-and-care-home': {
    forWhom: 'People who need daily help and prefer a house with few residents.',
    included: 'Usually a private or shared room, home-cooked meals, and help with daily tasks.',
    extra: 'Nursing, outings, and incontinence supplies often cost extra or aren’t offered.',
    payment: privatePay,
  },
  'memory-care': {
    forWhom: 'People with Alzheimer’s or another dementia who aren’t safe alone.',
    included:
      'Usually a secure building, staff trained in dementia care, help with daily tasks, meals, and activities.',
    extra: 'Incontinence supplies and one-on-one care can cost extra. Ask which care the price includes.',
    payment: privatePay,
  },
  'continuing-care-retirement-community': {
    forWhom: 'People who are mostly healthy now and want to stay on one campus if they need care later.',
    included: 'A home, meals, and services. Each contract says how much later care it covers.',
    extra: 'Most charge an entrance fee once, besides the monthly fee. Ask how much of it is refunded.',
    payment: 'Residents usually pay the entrance fee from the sale of a home, and the monthly fee from income.',
  },
  'active-adult': {
    forWhom: 'Adults 55 or older who want a home among neighbors of their age.',
    included: 'A home to rent or buy, and often a clubhouse, a pool, and upkeep of the grounds.',
    extra: 'Meals and care aren’t part of it.',
    payment: housing,
  },
  'skilled-nursing-facility': {
    forWhom: 'People who need nursing around the clock, for rehab after a hospital stay or for the long term.',
    included: 'A room, meals, 24-hour nursing, medication, and therapy.',
    extra: 'Most rooms are shared. A private room and personal items usually cost extra.',
    payment:
      'After a qualifying hospital stay, Medicare pays for up to 100 days, with a copay from day 21. Medicaid pays for long-term stays if income and savings are low. Others pay themselves or through long-term care insurance.',
  },
  'care-home': {
    forWhom: 'People who need daily help and do well in a small group.',
    included: 'Usually a room, meals, and help with daily tasks from staff who live or work in the home.',
    extra: 'Many homes offer one level of care. Ask what happens if more help is needed.',
    payment: privatePay,
  },
} as const satisfies Record<CareTypeSlug, CareExplanation>
