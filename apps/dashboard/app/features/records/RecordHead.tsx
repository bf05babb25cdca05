import { Badge, type BadgeProps, Breadcrumbs, Stack } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { AroundRecord } from '~/features/lists'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Presence } from '~/parts/Presence/Presence'
import { crumbs } from '~/parts/RecordColumns/RecordColumns.css'

export interface RecordHeadProps {
  /** The way back to the list, and to the records next to this one. */
  around: Pick<AroundRecord, 'crumb' | 'links'>
  title: string
  /** What the path calls the record, if not by its title. */
  name?: string
  lead?: ReactNode
  badge?: { label: string; tone: NonNullable<BadgeProps['tone']> } | undefined
  /** The record, for those who see who else has its page open. */
  presence?: { recordType: string; recordId: string } | undefined
}

/** The head of a record’s page: the way back, its title and state, and who else has the page open. [WORK-016, WORK-025] */
export function RecordHead({ around, title, name = title, lead, badge, presence }: RecordHeadProps) {
  return (
    <Stack gap={4}>
      <div className={crumbs}>
        <Breadcrumbs items={[around.crumb, { label: name }]} />
        {around.links}
      </div>
      <PageTitle title={title} lead={lead}>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </PageTitle>
      {presence && <Presence {...presence} />}
    </Stack>
  )
}
