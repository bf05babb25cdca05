import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import { OriginalText } from '~/site/language/OriginalText'
import * as styles from './agents.css'
import type { ProfileView } from './load-profile.server'
import { agentsTexts } from './texts'

const words = agentsTexts.profile

interface RecordsProps {
  profile: ProfileView
}

/** The communities that an advisor toured, with what each pays us. [TRUST-009] */
export function Visits({ profile: { firstName, visits } }: RecordsProps) {
  return (
    <section className={styles.section} aria-labelledby="visits">
      <Heading level={2} id="visits">
        {words.visits.title(firstName)}
      </Heading>
      {visits.length === 0 && <Text>{words.visits.none(firstName)}</Text>}
      <ul className={styles.rows}>
        {visits.map(({ id, name, url, on, note, feePercent }) => (
          <li key={id} className={styles.row}>
            <Text strong>
              <TextLink href={url}>{name}</TextLink>
            </Text>
            <Text size="small">{words.visits.on(on)}</Text>
            {note && (
              <p className={styles.quote}>
                <OriginalText>“{note}”</OriginalText>
              </p>
            )}
            <Text size="small" tone="muted">
              {feePercent > 0 ? words.visits.fee(feePercent) : words.visits.feeNone}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What we checked about an advisor, and when. */
export function Checks({ profile: { checks } }: RecordsProps) {
  const { title, none, kinds, on: checkedText, until: untilText } = words.checks
  return (
    <section className={styles.section} aria-labelledby="checks">
      <Heading level={2} id="checks">
        {title}
      </Heading>
      {checks.length === 0 ? (
        <Text>{none}</Text>
      ) : (
        <dl className={styles.checkList}>
          {checks.map(({ kind, on, until, detail }) => (
            <div key={kind} className={styles.check}>
              <dt>{kinds[kind]}</dt>
              <dd className={styles.checkResult}>
                {detail && (
                  <span>
                    <OriginalText>{detail}</OriginalText>
                    {', '}
                  </span>
                )}
                <span>{checkedText(on)}</span>
                {until && <span>, {untilText(until)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** How an advisor is paid, with the fees that the communities of the state pay us. [TRUST-009, TRUST-011] */
export function Payment({ profile: { firstName, fees, stateName } }: RecordsProps) {
  const { paid } = words
  const { total, paying, lowest, highest } = fees
  return (
    <section aria-labelledby="paid">
      <Stack gap={8}>
        <Heading level={2} look="h3" id="paid">
          {paid.title(firstName)}
        </Heading>
        <Text>{paid.free}</Text>
        {total > 0 && (
          <Text>
            {paying === 0
              ? paid.none(stateName)
              : `${paid.facts(paying, total, stateName)} ${lowest === highest ? paid.same(lowest) : paid.range(lowest, highest)}`}
          </Text>
        )}
        <TextLink href="/how-we-make-money" standalone>
          {paid.link}
        </TextLink>
      </Stack>
    </section>
  )
}
