/** The tools that help a family decide, in the order in which a family needs them. [ROUTE-013] */
export const toolSlugs = ['care-quiz', 'cost-calculator', 'money-runway', 'tour-checklist', 'moving-checklist'] as const

/** A tool, by its name in URLs. */
export type ToolSlug = (typeof toolSlugs)[number]

/** What a family entered in a tool: the values of each field by its name. */
export type ToolAnswers = Record<string, string[]>
