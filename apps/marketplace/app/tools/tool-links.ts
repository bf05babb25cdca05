import type { ToolSlug } from '@pkg/domain'

/** The page of what a family saved in the tools. It’s private. [HOME-004] */
export const savedToolsPath = '/tools/saved'

/** Returns the page of a tool. [ROUTE-013] */
export const toolPath = (tool: ToolSlug): string => `/tools/${tool}`

/** Returns the page of a tool with what a family saved in it. [HOME-004] */
export const savedToolPath = (tool: ToolSlug): string => `${savedToolsPath}/${tool}`
