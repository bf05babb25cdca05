import { expect, test } from 'vitest'
import { gwizzyMachines, schemaOf } from './schemas'

test.each(['gwizzy', 'activeAdult', 'D2C', 'noAgent', 'PaidAd'] as const)(
  'the conversion type %s selects a variant [GWZ-002]',
  (type) => {
    expect(gwizzyMachines[schemaOf(type)]).toBe(gwizzyMachines.default)
  },
)
