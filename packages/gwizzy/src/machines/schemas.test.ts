import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { gwizzyMachines, progressKeys, schemaForType } from './schemas'
import { community } from './wizard.test.kit'

test.each([
  ['gwizzy', 'default'],
  ['activeAdult', 'activeAdult'],
  ['D2C', 'd2c'],
  ['noAgent', 'noAgent'],
  ['PaidAd', 'paidAd'],
] as const)(
  'the conversion type %s selects the schema %s, which stores its progress under that type [GWZ-002, GWZ-101]',
  (type, key) => {
    expect(schemaForType(type)).toBe(key)
    expect(progressKeys[key]).toBe(type)
    expect(createActor(gwizzyMachines[key], { input: { community } }).getSnapshot().context.schema).toBe(type)
  },
)
