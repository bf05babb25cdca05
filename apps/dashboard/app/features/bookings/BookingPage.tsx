import { Breadcrumbs, Stack } from '@pkg/ui'
import type { ReactNode } from 'react'
import { familyTexts } from '~/features/families'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'

export interface BookingPageProps {
  family: { id: string; name: string }
  /** The page’s name in the breadcrumbs. */
  crumb: string
  title: string
  /** When it is now, for a booking that is moved. */
  lead?: string
  children: ReactNode
}

/** A page that books or moves a tour or a call of a family. [WORK-020] */
export function BookingPage({ family: { id, name }, crumb, title, lead, children }: BookingPageProps) {
  const crumbs = [
    { label: familyTexts.crumb, href: '/families' },
    { label: name, href: `/families/${id}` },
    { label: crumb },
  ]
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={crumbs} />
          <PageTitle title={title} lead={lead} />
        </Stack>
        {children}
      </Stack>
    </Narrow>
  )
}
