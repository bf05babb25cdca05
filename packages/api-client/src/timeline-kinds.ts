/** What the timeline of a family can be filtered by. [WORK-006] */
export const timelineKinds = ['history', 'calls', 'messages', 'notes', 'sharing', 'tasks', 'tours', 'changes'] as const

/** A kind of event in a timeline. */
export type TimelineKind = (typeof timelineKinds)[number]
