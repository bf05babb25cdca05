import type { Client, SavedToolAnswers } from '@pkg/api-client'
import type { ToolName } from '@pkg/domain'

/** Returns what the person or browser saved in a tool, if anything. */
export async function findSavedAnswers(api: Client, tool: ToolName): Promise<SavedToolAnswers | undefined> {
  return (await api.toolAnswers.list({ 'filter[tool]': tool })).items[0]
}

/** Deletes what the person or browser saved in a tool. */
export async function deleteSavedAnswers(api: Client, tool: ToolName): Promise<void> {
  const { items } = await api.toolAnswers.list({ 'filter[tool]': tool })
  await Promise.all(items.map(({ id }) => api.toolAnswers.remove({ id })))
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

/** Returns the day of a save in words, such as `November 24, 2026`. */
export const savedDay = (updatedAt: string): string => days.format(Date.parse(updatedAt))
