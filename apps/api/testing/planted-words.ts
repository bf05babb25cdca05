import type { ApiUnderTest } from './api-under-test'
import { addDirectCommunity, addRealEstateAgent, approveProvider } from './lead-samples'
import { type Everyone, signInEveryone } from './people'
import { plantOtherFamilies } from './planted-other-families'
import { plantPeople } from './planted-people'
import { plantSharedFamily } from './planted-shared-family'
import { plantStaffRecords } from './planted-staff-records'
import { createPlanting, type PlantedWord } from './planting'

/** Everyone who calls the API, and the words that only some of them may read. */
export interface PlantedData {
  everyone: Everyone
  words: readonly PlantedWord[]
  /** The family that is shared with a team, an advisor, and a real estate agent. */
  familyId: string
}

/** Plants a word in every kind of private text that the product stores. Readers follow from the written rules. [ROLE-010, TRUST-002] */
export async function plantWords(api: ApiUnderTest): Promise<PlantedData> {
  const planting = createPlanting()
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
  const everyone = await signInEveryone(api)
  const familyId = await plantSharedFamily(api, everyone, planting)
  await plantOtherFamilies(api, everyone, planting)
  await plantStaffRecords(api, everyone, { familyId, planting })
  await plantPeople(api, everyone, planting)
  return { everyone, words: planting.words, familyId }
}
