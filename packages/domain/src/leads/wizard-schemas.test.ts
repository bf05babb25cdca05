import { expect, test } from 'vitest'
import { allWizardSteps, wizardSchemaNames, wizardSchemas, wizardSchemaVersion, wizardSteps } from './wizard-schemas'

test('the order of all steps has each step of each schema once [WORK-014]', () => {
  const steps = Object.values(wizardSchemas).flat(2)
  expect([...allWizardSteps].toSorted()).toEqual([...new Set(steps)].toSorted())
  expect(wizardSchemaNames.toSorted()).toEqual(Object.keys(wizardSchemas).toSorted())
})

test('the current version is the newest, and unknown ones have no steps [WORK-014]', () => {
  for (const name of wizardSchemaNames) {
    const version = wizardSchemaVersion(name)
    expect(wizardSteps(name, version)).not.toEqual([])
    expect(wizardSteps(name, version + 1)).toEqual([])
    expect(wizardSteps(name, 0)).toEqual([])
  }
})
