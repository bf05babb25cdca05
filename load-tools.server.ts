import type { Client, Content } from '@pkg/api-client'
import { toolNames, type ToolName } from '@pkg/domain'
import { toolText } from './load-tool.server'
import { type ToolText, toolsTexts } from './texts'

/** A tool in the list of all tools. */
export interface ListedTool extends ToolText {
  tool: ToolName
  action: string
  minutes?: number
  youNeed?: string
}

/** Lists the tools with the texts of the content. [ROUTE-013] */
export async function loadTools(api: Client): Promise<ListedTool[]> {
  const { items } = await api.content.seniorLivingTools({})
  return toolNames.map((tool) => listedTool(tool, items.find(({ slug }) => slug === tool)))
}

function listedTool(tool: ToolName, content: Content | undefined): ListedTool {
  const { action, minutes, youNeed } = content ?? {}
  return {
    tool,
    ...toolText(tool, content),
    action: typeof action === 'string' ? action : toolsTexts.open,
    ...(typeof minutes === 'number' ? { minutes } : {}),
    ...(typeof youNeed === 'string' ? { youNeed } : {}),
  }
}
