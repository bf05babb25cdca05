import { Breadcrumbs, Button, ButtonLink, Card, Heading, Stack, Tag, Text, TextLink } from '@pkg/ui'
import { AdvisorPicture } from '~/parts/advisor-picture/AdvisorPicture'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { CallChoices } from '~/features/calls'
import { advisorRequestPath } from '~/site/links/advisor-links'
import * as styles from './agents.css'
import type { ProfileView } from './load-profile.server'
import { Checks, Payment, Visits } from './ProfileRecords'
import { agentsTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'
import { OriginalText } from '~/site/language/OriginalText'

const words = agentsTexts.profile

/** An advisor's page: who they are, when they can call, what they toured, what we checked, and how they are paid. [ROUTE-010, AGENT-003, AGENT-005] */
export function ProfilePage({ profile }: { profile: ProfileView }) {
  const { name, place, years, introduction, picture, areas, languages, breadcrumbs, isDemo } = profile
  return (
    <PageFrame trail={<Breadcrumbs items={breadcrumbs} />}>
      <Heading level={1}>{name}</Heading>
      <div className={styles.profile}>
        <div className={`${styles.person} ${styles.about}`}>
          <AdvisorPicture name={name} size="large" picture={picture} />
          <Stack gap={12}>
            <Text tone="muted">
              {words.role(place)}
              {years > 0 && <span>. {words.years(years)}</span>}
            </Text>
            {isDemo && (
              <div>
                <Tag>{words.demo}</Tag>
              </div>
            )}
            {introduction && (
              <p className={styles.quote}>
                <OriginalText>“{introduction}”</OriginalText>
              </p>
            )}
            <Text>{agentsTexts.card.serves(areas)}.</Text>
            <Text>{agentsTexts.card.languages(languages)}.</Text>
          </Stack>
        </div>
        <div className={styles.aside}>
          <Card as="section">
            <BookCall profile={profile} />
          </Card>
          <Payment profile={profile} />
        </div>
        <div className={styles.records}>
          <Visits profile={profile} />
          <Checks profile={profile} />
        </div>
      </div>
    </PageFrame>
  )
}

function BookCall({
  profile: { id, firstName, isAccepting, cityUrl, days, timeZone, zone },
}: {
  profile: ProfileView
}) {
  const { call } = words
  if (!isAccepting) {
    return (
      <Stack gap={12}>
        <Heading level={2} look="h3" id="call">
          {call.full(firstName)}
        </Heading>
        <Text>{call.fullDetail}</Text>
        <TextLink href={cityUrl} standalone>
          {call.others}
        </TextLink>
      </Stack>
    )
  }
  return (
    <Stack gap={16}>
      <Heading level={2} look="h3" id="call">
        {days.length > 0 ? call.title : call.none}
      </Heading>
      <Text>{days.length > 0 ? call.lead(firstName) : call.noneDetail(firstName)}</Text>
      {days.length > 0 && (
        <form method="get" action={sitePath('/advisor-request')}>
          <Stack gap={16}>
            <input type="hidden" name="advisor" value={id} />
            <CallChoices days={days} timeZone={timeZone} zone={zone} />
            <Button type="submit" variant="primary" width="full">
              {call.submit}
            </Button>
          </Stack>
        </form>
      )}
      <ButtonLink href={advisorRequestPath(id)} width="full">
        {call.write}
      </ButtonLink>
      <Text size="small">{call.privacy(firstName)}</Text>
    </Stack>
  )
}
