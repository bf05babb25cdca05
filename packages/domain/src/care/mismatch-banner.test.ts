import { expect, test } from 'vitest'
import { careMismatchBanner, type CareTypeSlug } from '../index'

const at = (...care: CareTypeSlug[]) => ({ care, address: { city: "Coeur d'Alene", state: 'ID' } })

test.each([
  ['no-care', 'light-care', '/independent-living/idaho/coeur-dalene'],
  ['light-care', 'light-care', '/independent-living/idaho/coeur-dalene'],
  ['heavy-care', 'activities-of-daily-living', '/assisted-living/idaho/coeur-dalene'],
  ['memory-care', 'memory-care', '/memory-care/idaho/coeur-dalene'],
] as const)('%s at a care home shows the %s banner with a link to %s [CARE-009]', (level, variant, href) => {
  expect(careMismatchBanner(level, at('care-home'))).toMatchObject({ variant, link: { href } })
})

test.each([
  [['care-home'], 'Care Home'],
  [['assisted-living', 'active-adult'], 'Assisted Living and active adult 55+'],
  [
    ['assisted-living', 'independent-living', 'skilled-nursing-facility'],
    'Assisted Living, Independent Living, and skilled nursing facility',
  ],
] as const)('the banner names the care that %s offers [CARE-008]', (care, names) => {
  expect(careMismatchBanner('memory-care', at(...care))?.text).toBe(
    `This community may not be the best choice for your needs right now, as they only offer ${names}...`,
  )
})

test.each([
  ['memory-care', at('assisted-living', 'memory-care'), 'offers the care needed', 'CARE-009'],
  ['memory-care', at('skilled-nursing-facility'), 'offers only skilled nursing', 'CARE-010'],
  ['heavy-care', at('continuing-care-retirement-community'), 'is only a CCRC', 'CARE-010'],
  ['heavy-care', at(), 'has not said what it offers', 'CARE-008'],
] as const)('shows no banner for %s if the community %o, which %s [%s]', (level, community, _why, _id) => {
  expect(careMismatchBanner(level, community)).toBeUndefined()
})

test("skilled nursing next to another type doesn't hide the banner [CARE-010]", () => {
  expect(careMismatchBanner('heavy-care', at('skilled-nursing-facility', 'memory-care'))).toBeDefined()
})
