import type { AgentApplication } from '@pkg/api-client'
import { applicationsTexts } from '~/features/decisions'

const words = applicationsTexts

/** A row of the applications. */
export interface ApplicationRow extends Pick<AgentApplication, 'id' | 'name'> {
  href: string
  place: string
  states: string
  documents: string
  since: string
}

/** Returns the row of an application. [API-027] */
export const applicationRow = (application: AgentApplication): ApplicationRow => ({
  id: application.id,
  name: application.name,
  href: `/applications/${application.id}`,
  place: `${application.city}, ${application.state}`,
  states: application.states.join(', '),
  documents: application.documents.map((kind) => words.document[kind]).join(', ') || words.noDocuments,
  since: String(application.inBusinessSince),
})
