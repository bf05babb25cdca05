import type { Claim, Session, User } from '@pkg/api-client'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Notice,
  Stack,
  Text,
  TextField,
} from '@pkg/ui'
import type { ReactNode } from 'react'
import type { AccountAnswer } from './account-page.server'
import * as styles from './AccountPage.css'
import { authTexts } from './texts'

const words = authTexts.accountPage
const labels: Record<string, string> = authTexts.fields

export interface AccountPageProps {
  user: User
  /** Last uses as days in words. */
  sessions: (Session & { day: string })[]
  claims: Claim[]
  answer: AccountAnswer | undefined
}

/** Own contact data, password, sessions and claims, each a form that works without scripts. [HOME-003, API-003, API-014] */
export function AccountPage({ user, sessions, claims, answer }: AccountPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Heading level={1}>{words.title}</Heading>
        <ContactForm user={user} answer={answer} />
        <PasswordForm user={user} answer={answer} />
        <Sessions sessions={sessions} answer={answer} />
        <Claims claims={claims} />
        <form method="post" action="/sign-out">
          <Button type="submit" variant="neutral">
            {words.signOut}
          </Button>
        </form>
      </div>
    </Container>
  )
}

type Part = Pick<AccountPageProps, 'user' | 'answer'>

function ContactForm({ user, answer }: Part) {
  const { errors, said } = spokenIn(answer, ['contact', 'confirm', 'confirm-phone', 'phone'])
  return (
    <Section title={words.contact}>
      {said}
      <form method="post" noValidate>
        <Stack gap={20}>
          <Field name="name" errors={errors} defaultValue={user.name} autoComplete="name" />
          <Field
            name="email"
            errors={errors}
            type="email"
            defaultValue={user.email}
            autoComplete="email"
            hint={user.email ? (user.isEmailProven ? words.emailProven : words.emailOpen) : undefined}
          />
          <Field
            name="phone"
            errors={errors}
            type="tel"
            defaultValue={user.phone}
            autoComplete="tel"
            hint={user.phone ? (user.isPhoneProven ? words.phoneProven : words.phoneOpen) : undefined}
          />
          <div className={styles.buttons}>
            <Button type="submit" name="intent" value="contact" variant="primary">
              {words.save}
            </Button>
            {user.email && !user.isEmailProven && (
              <Button type="submit" name="intent" value="confirm" variant="quiet">
                {words.sendConfirm}
              </Button>
            )}
            {user.phone && !user.isPhoneProven && (
              <Button type="submit" name="intent" value="confirm-phone" variant="quiet">
                {words.confirmPhone}
              </Button>
            )}
          </div>
        </Stack>
      </form>
      {answer?.codeId && <PhoneCode phone={user.phone ?? ''} codeId={answer.codeId} errors={errors} />}
    </Section>
  )
}

function PhoneCode({ phone, codeId, errors }: { phone: string; codeId: string; errors: Record<string, string> }) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="codeId" value={codeId} />
      <Stack gap={20}>
        <Text>{words.phoneTitle(phone)}</Text>
        <Field name="code" errors={errors} autoComplete="one-time-code" />
        <div>
          <Button type="submit" name="intent" value="phone">
            {words.phoneSubmit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function PasswordForm({ user, answer }: Part) {
  const { errors, said } = spokenIn(answer, ['password'])
  return (
    <Section title={words.password}>
      {said}
      {!user.hasPassword && <Text tone="muted">{words.setPasswordLead}</Text>}
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="password" />
        <Stack gap={20}>
          {user.hasPassword && (
            <Field name="currentPassword" errors={errors} type="password" autoComplete="current-password" />
          )}
          <Field
            name="newPassword"
            errors={errors}
            type="password"
            autoComplete="new-password"
            hint={authTexts.hints.password}
          />
          <div>
            <Button type="submit">{user.hasPassword ? words.changePassword : words.setPassword}</Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

function Sessions({ sessions, answer }: Pick<AccountPageProps, 'sessions' | 'answer'>) {
  const { said } = spokenIn(answer, ['end-others'])
  return (
    <Section title={words.sessions}>
      {said}
      <form method="post">
        <ul className={styles.list}>
          {sessions.map(({ id, browser, day, isThisOne }) => (
            <li key={id} className={styles.line}>
              <div>
                <Text strong>{browser || words.unknownBrowser}</Text>
                <Text size="small" tone="muted">
                  {isThisOne ? words.thisOne : words.lastUsed(day)}
                </Text>
              </div>
              {!isThisOne && (
                <Button type="submit" name="end" value={id} size="small" variant="neutral">
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button type="submit" name="intent" value="end-others" variant="quiet">
            {words.endOthers}
          </Button>
        )}
      </form>
    </Section>
  )
}

function Claims({ claims }: Pick<AccountPageProps, 'claims'>) {
  if (claims.length === 0) return null
  return (
    <Section title={words.claims}>
      <ul className={styles.list}>
        {claims.map(({ id, communityName, city, state, status, reason }) => (
          <li key={id} className={styles.line}>
            <div>
              <Text strong>{communityName}</Text>
              <Text size="small" tone="muted">
                {`${city}, ${state}`}
              </Text>
              {reason && <Text size="small">{reason}</Text>}
            </div>
            <Badge>{words.claimStatus[status]}</Badge>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/login?provider=true">{words.claim}</ButtonLink>
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={20}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function Field({
  name,
  errors,
  ...rest
}: {
  name: keyof typeof authTexts.fields
  errors: Record<string, string>
  type?: string
  defaultValue?: string | undefined
  autoComplete?: string
  hint?: string | undefined
}) {
  return <TextField id={`account-${name}`} name={name} label={authTexts.fields[name]} error={errors[name]} {...rest} />
}

/** What was said about the forms of a section. */
function spokenIn(answer: AccountAnswer | undefined, intents: readonly string[]) {
  if (!answer || !intents.includes(answer.intent)) return { errors: {}, said: null }
  const { errors, problem, notice } = answer
  const problems = [
    ...(problem ? [{ message: problem }] : []),
    ...Object.entries(errors).map(([name, message]) => ({
      message: `${labels[name] ?? name}: ${message}`,
      fieldId: `account-${name}`,
    })),
  ]
  const said = (
    <>
      {problems.length > 0 && <ErrorSummary errors={problems} />}
      {notice && <Notice tone="positive" title={notice} role="status" />}
    </>
  )
  return { errors, said }
}
