import type { CallWindow } from './call-window'
import type { CommunityCost } from './community-cost'
import type { SharedWithRow } from './shared-with-row'
import type { StageTone } from './stage-tone'
import type { TimelineRow } from './timeline/timeline-row'
import type { TaskRow } from '~/features/tasks'

/** A family in short, in words. */
export interface FamilyPreview {
  id: string
  title: string
  /** Place and advisor, as far as they're known. */
  about: string
  badges: { label: string; tone?: StageTone }[]
  isOffered: boolean
  tasks: TaskRow[]
  /** When it can be called, and its number or address, which is masked until someone revealed it. */
  reach: { calls?: CallWindow | undefined; contact?: string | undefined }
  sharedWith: SharedWithRow[]
  /** The communities that it asked about, with the likely monthly cost of each, as far as it’s known. */
  communities: {
    id: string
    name: string
    status: string
    cost?: Pick<CommunityCost, 'likely' | 'about'> | undefined
  }[]
  latest: TimelineRow[]
}

/** A family for the list, or why it can't be shown. */
export interface LoadedPreview {
  id: string
  family?: FamilyPreview | undefined
  /** Whether the family couldn't be loaded now. */
  isDown?: true
}

/** What became of a note that was written next to the list: when it was saved, or why not. */
export type SentNote = { familyId: string } & ({ savedAt: number } | { error: string })
