// cspell:ignore Fallon Fuquay Varina
import { expect, test, vi } from 'vitest'
import type { Place } from '../services'
import { messages } from '../answers/messages'
import { placeFromText } from '../steps/place-text'
import { settle, start } from './wizard.test.kit'

const place = (city: string, state: string, zip = ''): Place => ({ label: city, searchParams: { city, state, zip } })

/** Opens the wizard at the place step, types a place, and continues. Returns the step and what was stored. */
async function typePlace(typed: string, found: Place[] | Error) {
  const searchPlaces = vi.fn(() => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)))
  const run = start({ services: { searchPlaces, log: () => undefined }, settings: { isLocationStepEnabled: true } })
  await run.walkTo('UserLocation')
  run.answer({ location: { searchParams: placeFromText(typed) } })
  run.next()
  await settle()
  const { step, answers, errors } = run.context()
  return { run, step, stored: answers.location?.searchParams, error: errors.location }
}

test.each([
  ['Tampa', [place('Tampa', 'FL'), place('Tampa Bay', 'TX')], place('Tampa', 'FL')],
  ['Tampa', [place('Tampa', 'FL'), place('Tampa', 'FL')], place('Tampa', 'FL')],
  ['tampa, ks', [place('Tampa', 'FL'), place('Tampa', 'KS')], place('Tampa', 'KS')],
  ['Tampa, Florida', [place('Tampa', 'FL')], place('Tampa', 'FL')],
  ['33602', [place('Tampa', 'FL', '33602')], place('Tampa', 'FL', '33602')],
  ['Tampa, FL 33602', [place('Tampa', 'FL', '33602')], place('Tampa', 'FL', '33602')],
  ['33602-1234', [place('Tampa', 'FL', '33602')], place('Tampa', 'FL', '33602')],
  ['saint louis', [place('St. Louis', 'MO')], place('St. Louis', 'MO')],
  ['St.Louis', [place('St. Louis', 'MO')], place('St. Louis', 'MO')],
  ['Denver CO', [place('Denver', 'CO')], place('Denver', 'CO')],
  ['denver colorado', [place('Denver', 'CO'), place('Denver City', 'TX')], place('Denver', 'CO')],
  ['Port Washington', [place('Port Washington', 'NY'), place('Port', 'WA')], place('Port Washington', 'NY')],
  ['Wilkes-Barre', [place('Wilkes Barre', 'PA')], place('Wilkes Barre', 'PA')],
  ['Fuquay-Varina', [place('Fuquay Varina', 'NC')], place('Fuquay Varina', 'NC')],
  ['O’Fallon, MO', [place('O Fallon', 'MO')], place('O Fallon', 'MO')],
  ['Ofallon', [place('O Fallon', 'MO')], place('O Fallon', 'MO')],
  ['Winston Salem', [place('Winston-Salem', 'NC')], place('Winston-Salem', 'NC')],
  ['Canon City', [place('Cañon City', 'CO')], place('Cañon City', 'CO')],
])('goes on with the place that was typed as %s [EDGE-009, GWZ-087]', async (typed, found, { searchParams }) => {
  expect(await typePlace(typed, found)).toMatchObject({ step: 'NameInfo', stored: searchParams })
})

test.each([
  ['Tmapa', [], messages.unknownPlace],
  ['99999', [], messages.unknownZip],
  ['Tampa, FL 99999', [], messages.unknownZip],
  ['Tmapa', [place('Tampa', 'FL')], messages.unclearPlace],
  ['Tampa, TX', [place('Tampa', 'FL')], messages.unclearPlace],
  ['Tampa Palms', [place('Tampa', 'FL')], messages.unclearPlace],
  ['Tampa', [place('Tampa', 'FL'), place('Tampa', 'KS')], messages.unclearPlace],
  ['Charleston', [place('Charleston', 'WV'), place('Charleston', 'SC')], messages.unclearPlace],
  ['Charleston, Somewhere', [place('Charleston', 'WV'), place('Charleston', 'SC')], messages.unclearPlace],
  ['99999', [place('Tampa', 'FL', '33602')], messages.unknownZip],
])('asks again about %s, and keeps it [EDGE-009, GWZ-087]', async (typed, found, error) => {
  const { run, ...shown } = await typePlace(typed, found)
  expect(shown).toEqual({ step: 'UserLocation', stored: placeFromText(typed), error })
  run.answer({ location: { searchParams: placeFromText('33602') } })
  expect(run.context().errors).toEqual({})
})

test('goes on if the place can’t be looked up [EDGE-009]', async () => {
  const { step, stored } = await typePlace('Tmapa', new Error('Offline'))
  expect([step, stored]).toEqual(['NameInfo', placeFromText('Tmapa')])
})
