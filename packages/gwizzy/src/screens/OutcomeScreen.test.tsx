import type { CallerChoice } from '@pkg/domain'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settle, start } from '../machines/wizard.test.kit'
import { OutcomeScreen } from './OutcomeScreen'

const support = { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' }

/** Shows the screen after a request whose callers were chosen, and which `recipients` have. Returns its rows. */
async function rowsAfter(callers: CallerChoice['callers'], recipients?: string[]): Promise<string[]> {
  const choice = { id: '1', callers, callBy: '2026-11-23T21:30:00.000Z', timeZone: 'America/Denver' }
  const services = { chooseCallers: () => Promise.resolve(choice), createUuidAction: async () => ({ recipients }) }
  const run = start({ services })
  await run.walkTo('submit')
  await settle()
  run.clock.increment(3000)
  render(<OutcomeScreen context={run.context()} support={support} level={1} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

const has = 'Your name, email, phone number, and answers, to get pricing for Oak House'

test('says that the operator has the request, and that an advisor gets contact info only after agreeing to help [TRUTH-001, TRUTH-003]', async () => {
  expect(await rowsAfter([{ kind: 'advisor', id: 'ana', name: 'Ana Ruiz' }], [])).toEqual([
    `Hearthway${has}`,
    'Ana RuizWill call you about Oak House. An advisor gets your contact info only after agreeing to help.',
  ])
})

const team = { kind: 'community', id: 'oak-house', name: 'Oak House' } as const

test('says that a community’s team has the request if the server said so [TRUTH-003, TRUTH-008]', async () => {
  expect(await rowsAfter([team], ['Oak House'])).toEqual([`Hearthway${has}`, `The team at Oak House${has}`])
})

test.each([[[]], [undefined]])(
  'doesn’t say that a community’s team has the request when the server names %j [TRUTH-003, TRUTH-005]',
  async (recipients) => {
    expect(await rowsAfter([team], recipients)).toEqual([
      `Hearthway${has}`,
      'The team at Oak HouseWill call you about Oak House',
    ])
  },
)
