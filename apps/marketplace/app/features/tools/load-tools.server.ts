import type { Client } from '@pkg/api-client'
import { toolSlugs, type ToolSlug, siteLanguage } from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A tool as the list of tools shows it. */
export interface ToolCard {
  tool: ToolSlug
  summary: string
  action: string
  minutes: number
  youNeed: string
}

const Card = Type.Object({
  slug: Type.String(),
  summary: Type.String(),
  action: Type.String(),
  minutes: Type.Integer(),
  youNeed: Type.String(),
})

/** Loads the list of tools, which an operator can edit and reorder as content entries. [ROUTE-013, API-046] */
export async function loadTools(api: Client): Promise<ToolCard[]> {
  const { items } = await api.content.seniorLivingTools({ language: siteLanguage })
  return items.flatMap((entry) => {
    const tool = toolSlugs.find((slug) => slug === entry.slug)
    if (!tool || !Value.Check(Card, entry)) return []
    const { summary, action, minutes, youNeed } = entry
    return [{ tool, summary, action, minutes, youNeed }]
  })
}
