import type { Community } from '@pkg/domain'
import { expect, test } from 'vitest'
import type { CommunityRecord as StoredRecord } from '../../../database/schema/tables'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import type { CommunityRecord } from './community-record'
import { findFact } from './find-fact'

const authority = 'Centers for Medicare & Medicaid Services'
const published = {
  staffing: {
    ...{ authority, asOf: '2026', turnover: 52.5, administratorsLeft: 1 },
    hours: { total: 3.5, weekendTotal: 3 },
  },
  enforcement: {
    ...{ authority, asOf: '2026', years: 3, deficiencies: 12, actualHarm: 2, fines: 2, fineTotal: 12_350 },
    ...{ penalties: [], ownershipChangedOn: '2025-03-01' },
  },
  deficiencies: {
    ...{ authority, asOf: '2026' },
    listed: [
      {
        ...{ date: '2025-02-03', isComplaint: false, category: '', text: 'Keep food safe.' },
        ...{ severity: 'D', isCorrected: true },
      },
    ],
  },
} satisfies Partial<Community>

/** A community whose record has only what the questions are about. */
const recordOf = (facts: Partial<StoredRecord>): CommunityRecord => ({
  community: {
    ...sampleCommunity({ id: 'aspen-home', name: 'Aspen Home', source: 'cms', ...facts }),
    ...{ reviews: [], partnerAgents: [], realEstateAgents: [], similarCommunities: { recommended: [] } },
  },
  rooms: [],
  tourDays: [],
})

const answerTo = (question: string, facts: Partial<StoredRecord>, language: 'en' | 'es' = 'en') => {
  const fact = findFact(recordOf(facts), question, language)
  return typeof fact === 'object' ? `${fact.section}: ${fact.text}` : fact
}

const weekends = /^inspections: On weekends.* every 8 residents, and on weekdays one for every 6\./
const finesDe = /^inspections: Los fines de semana.* cada 8 residentes, y entre semana una por cada 6\./

test.each([
  ['how many nurses on weekends?', 'en', weekends],
  ['How many nurse aides are there on Sundays?', 'en', weekends],
  ['what is the staff ratio', 'en', weekends],
  [
    'any violations?',
    'en',
    /12 deficiencies in 3 years, and 2 of them harmed residents\. It lists 2 fines, \$12,350 in all\..*February 3, 2025/,
  ],
  ['were they ever fined', 'en', /2 fines, \$12,350/],
  ['turnover?', 'en', /52\.5% of the nurses and nurse aides left.* 1 administrator left/],
  ['do staff leave a lot', 'en', /52\.5%/],
  ['who is the owner', 'en', /owner changed on March 1, 2025/],
  ['¿Cuántas enfermeras hay los fines de semana?', 'es', finesDe],
  ['¿Han tenido infracciones?', 'es', /12 deficiencias en 3 años, y 2 de ellas hicieron daño.*2 multas, \$12,350/],
  ['¿Hay mucha rotación de personal?', 'es', /se fue el 52\.5% de las enfermeras y auxiliares/],
  ['¿Quién es el dueño?', 'es', /Cambió de dueño el 1 de marzo de 2025/],
] as const)('%s (%s) is answered from Medicare’s record [FIND-024, CHAT-001]', (question, language, answer) => {
  expect(answerTo(question, published, language)).toMatch(answer)
})

test.each([
  ['how many nurses on weekends?', 'en', /no public record of staff hours/],
  ['turnover?', 'en', /no public record of how many of the staff left/],
  ['any violations?', 'en', /We don’t have inspection results/],
  ['who is the owner', 'en', /^unlisted$/],
  ['¿Cuántas enfermeras hay los fines de semana?', 'es', /ningún registro público de las horas/],
] as const)('%s (%s) says that no record tells, where none does [FIND-024, CHAT-001]', (question, language, answer) => {
  expect(answerTo(question, {}, language)).toMatch(answer)
})

test('weekdays are left out where the record counts them in another way [FIND-024]', () => {
  const hours = { total: 2.752, weekendTotal: 2.848 }
  const text = answerTo('how many nurses on weekends?', { staffing: { authority, asOf: '2026', hours } })
  expect(text).toMatch(/one nurse or nurse aide for every 8 residents\. We computed/)
})
