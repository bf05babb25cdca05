import type { SavedTool } from '@pkg/api-client'
import { now, type ToolAnswers, type ToolSlug } from '@pkg/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { savedTools } from '../../database/schema/tables'

/** Returns what an account saved in the tools, latest first. [HOME-004, TRUST-016] */
export async function listSavedTools(orm: Orm, userId: string): Promise<SavedTool[]> {
  const rows = await orm
    .select()
    .from(savedTools)
    .where(eq(savedTools.userId, userId))
    .orderBy(desc(savedTools.savedAt), savedTools.tool)
  return rows.map(toSavedTool)
}

/** Saves the answers of an account in a tool, and replaces earlier ones. */
export async function saveTool(orm: Orm, userId: string, tool: ToolSlug, answers: ToolAnswers): Promise<SavedTool> {
  const savedAt = now()
  await orm
    .insert(savedTools)
    .values({ userId, tool, answers, savedAt })
    .onConflictDoUpdate({ target: [savedTools.userId, savedTools.tool], set: { answers, savedAt } })
  return { id: tool, answers, savedAt: savedAt.toISOString() }
}

/** Deletes the answers of an account in a tool. Returns whether there were any. */
export async function deleteTool(orm: Orm, userId: string, tool: ToolSlug): Promise<boolean> {
  const rows = await orm
    .delete(savedTools)
    .where(and(eq(savedTools.userId, userId), eq(savedTools.tool, tool)))
    .returning({ tool: savedTools.tool })
  return rows.length > 0
}

const toSavedTool = ({ tool, answers, savedAt }: typeof savedTools.$inferSelect): SavedTool => ({
  id: tool,
  answers,
  savedAt: savedAt.toISOString(),
})
