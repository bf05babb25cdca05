import type { Agent } from '@pkg/domain'
import { Card, Heading, Skeleton, Stack, Text, TextLink } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { now } from '@pkg/domain'
import { advisorUrl } from '~/features/advisors'
import { callersText } from '~/features/plain-request'
import { AdvisorPicture } from '~/parts/advisor-picture/AdvisorPicture'
import { useIsInView } from '~/parts/in-view/use-is-in-view'
import { useSite } from '~/site/frame/site'
import * as styles from './AdvisorCard.css'
import type { Callers } from './load-callers.server'
import { advisorTexts as words } from './texts'

/**
 * Who would call a visitor about a community, loaded when it comes into view, because the page is the same for everyone. Without scripts it says
 * when the family learns it. [TRUTH-001, TRUST-007, FIND-014]
 */
export function AdvisorCard({ communityId }: { communityId: string }) {
  const { ref, isInView } = useIsInView()
  const fetcher = useFetcher<Callers | null>()
  const { load } = fetcher
  useEffect(() => {
    if (isInView) load(`/callers/${communityId}`)
  }, [isInView, load, communityId])
  const callers = fetcher.data
  return (
    <div ref={ref}>
      <Card as="section">
        <div className={styles.body} aria-busy={fetcher.state !== 'idle'}>
          {callers ? (
            <CallerFacts callers={callers} />
          ) : (
            <Stack gap={12}>
              <Heading level={2} look="h3">
                {words.teamTitle}
              </Heading>
              {fetcher.state === 'loading' && <Skeleton />}
              <Text>{words.unknown}</Text>
              <Text size="small">{words.free}</Text>
            </Stack>
          )}
        </div>
      </Card>
    </div>
  )
}

function CallerFacts({ callers: { choice, advisor, picture } }: { callers: Callers }) {
  const { brand } = useSite()
  return (
    <Stack gap={12}>
      <Heading level={2} look="h3">
        {advisor ? words.title : words.teamTitle}
      </Heading>
      {advisor && <Advisor advisor={advisor} picture={picture} />}
      <Text>{words.ifYouAsk(callersText(choice, brand.name))}</Text>
      <Text size="small">{words.free}</Text>
    </Stack>
  )
}

/** An advisor as families see one, without the phone number, which comes with a request. [AGENT-005] */
function Advisor({ advisor: { id, region, info, address }, picture }: { advisor: Agent } & Pick<Callers, 'picture'>) {
  const years = now().getFullYear() - info.inBusinessSince
  return (
    <>
      <div className={styles.person}>
        <AdvisorPicture name={info.displayName} picture={picture} />
        <div>
          <Text strong>
            <TextLink href={advisorUrl({ id, region, ...address })}>{info.displayName}</TextLink>
          </Text>
          <Text size="small" tone="muted">
            {words.place(address.city, address.state)}
            {years > 0 && <span> · {words.years(years)}</span>}
          </Text>
        </div>
      </div>
      {info.introduction && <Text size="quote">“{info.introduction}”</Text>}
      {info.testimonial && <Text size="small">{words.family(info.testimonial)}</Text>}
    </>
  )
}
