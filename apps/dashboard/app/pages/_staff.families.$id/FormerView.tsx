import { ButtonLink, Cluster, Stack, Text } from '@pkg/ui'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { type FormerFamily, formerTexts } from '~/features/families'

const words = formerTexts

/** Replaces the page of a family whose information a person no longer sees. It names no one. [TRUST-004] */
export function FormerView({ former: { reason, stoppedOn, releaseId } }: { former: FormerFamily }) {
  return (
    <Stack gap={20}>
      <PageTitle title={words.title[reason]} />
      <Narrow>
        {stoppedOn && <Text>{words.stoppedOn(stoppedOn)}</Text>}
        <Text>{releaseId ? words.toConfirm : words.help}</Text>
        <Cluster gap={12}>
          {releaseId && (
            <ButtonLink href={`/releases/${releaseId}`} variant="primary">
              {words.confirm}
            </ButtonLink>
          )}
          <ButtonLink href="/families" variant={releaseId ? 'neutral' : 'primary'}>
            {words.back}
          </ButtonLink>
        </Cluster>
      </Narrow>
    </Stack>
  )
}
