import type { Client } from '@pkg/api-client'
import { wizardSchemaLabel, wizardSchemaNames, wizardSchemaVersion } from '@pkg/domain'
import type { ListOption } from '~/features/lists'
import type { StatsState } from './stats-url'
import { statsTexts } from './texts'

const words = statsTexts

/** What numbers about the wizard can be limited to. */
export interface WizardOptions {
  schemas: ListOption[]
  versions: ListOption[]
  sites: ListOption[]
}

/** The options of other questions. */
export const noWizardOptions: WizardOptions = { schemas: [], versions: [], sites: [] }

/** Loads what numbers about the wizard can be limited to: schemas, their versions, and the sites with sessions in the period. [WORK-014] */
export async function loadWizardOptions(
  api: Client,
  { from, to, errors, filters }: StatsState,
): Promise<WizardOptions> {
  const hasPeriod = Object.keys(errors).length === 0
  const { rows } = hasPeriod ? await api.platformStats.get({ metric: 'funnel', from, to, by: 'partner' }) : { rows: [] }
  const found = new Map(rows.map(({ group, label }) => [group, label] as const))
  const { site } = filters
  if (site !== undefined && !found.has(site)) found.set(site, site === 'own' ? words.ownSite : site)
  const newest = Math.max(...wizardSchemaNames.map(wizardSchemaVersion))
  return {
    schemas: wizardSchemaNames.map((value) => ({ value, label: wizardSchemaLabel(value) })),
    versions: Array.from({ length: newest }, (_, place) => ({
      value: String(place + 1),
      label: words.version(place + 1),
    })),
    sites: [...found].map(([value, label]) => ({ value, label })),
  }
}
