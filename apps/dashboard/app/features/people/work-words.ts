import type { WorkReassignment } from '@pkg/api-client'

/** What one or several of each kind of work are called. */
const kinds = [
  ['families', 'family', 'families'],
  ['offers', 'offered family', 'offered families'],
  ['homes', 'home', 'homes'],
  ['tasks', 'other task', 'other tasks'],
  ['conversations', 'assigned conversation', 'assigned conversations'],
  ['communities', 'community', 'communities'],
  ['covers', 'cover', 'covers'],
] as const

/** Numbers of work, by its kind. */
type WorkCounts = Partial<Pick<WorkReassignment, (typeof kinds)[number][0]>>

/** Returns work in words, such as `12 families, 1 other task`. Empty without any. [DASH-012] */
export const workInWords = (work: WorkCounts): string =>
  kinds
    .flatMap(([kind, one, several]) => {
      const count = work[kind] ?? 0
      return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : several}`]
    })
    .join(', ')
