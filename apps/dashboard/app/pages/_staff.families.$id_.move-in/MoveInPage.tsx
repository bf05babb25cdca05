import { Breadcrumbs, Card, Notice, Stack } from '@pkg/ui'
import { familyTexts } from '~/features/families'
import { MoveInForm, moveInTexts, UndoMoveIn } from '~/features/move-ins'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { loadMoveIn } from './load-move-in.server'

const words = moveInTexts

export interface MoveInPageProps {
  page: Awaited<ReturnType<typeof loadMoveIn>>
  rejected: RejectedForm | undefined
}

/** Records where a family moved in, or corrects or undoes that. [WORK-018] */
export function MoveInPage({ page, rejected }: MoveInPageProps) {
  const { id, name, changes } = page
  const title = changes ? words.correctTitle(name) : words.title(name)
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs
            items={[
              { label: familyTexts.crumb, href: '/families' },
              { label: name, href: `/families/${id}` },
              { label: words.start },
            ]}
          />
          <PageTitle title={title} lead={changes ? undefined : words.lead} />
        </Stack>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {changes?.locked && <Notice tone="info" title={changes.locked} />}
        {changes?.canCorrect !== false && (
          <MoveInForm
            intent={changes ? 'correct' : 'record'}
            communities={page.communities}
            referrals={page.referrals}
            known={page.known}
            version={page.version}
            openTasks={changes ? [] : page.openTasks}
            rejected={rejected}
          />
        )}
        {changes?.undo && (
          <Card as="section">
            <UndoMoveIn effect={changes.undo} rejected={rejected} />
          </Card>
        )}
      </Stack>
    </Narrow>
  )
}
