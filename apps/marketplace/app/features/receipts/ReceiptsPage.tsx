import { Button, Card, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { HomebaseFrame } from '~/features/own-pages'
import { disclosurePath, listNames } from '~/features/homebase'
import { PolicyLinks } from '~/features/legal'
import { CallsSection } from './CallsSection'
import { OwnDataSection } from './OwnDataSection'
import { ReceiptCard } from './ReceiptCard'
import { RecipientWindows } from './RecipientWindows'
import type { CallerView, ReceiptsView } from './receipts-page.server'
import * as styles from './ReceiptsPage.css'
import { StopAllSection } from './StopAllSection'
import type { Outcome, ReceiptsResult, Rejected } from './submit-receipts.server'
import { receiptsTexts as words } from './texts'

export interface ReceiptsPageProps extends ReceiptsView {
  /** What the last form did. */
  done: Outcome | undefined
  /** The result of a form that needs a correction. */
  result: ReceiptsResult | undefined
}

/**
 * Who has a family's information, who will call and when, who looked, and what the family can do about it. Works without an account and
 * without scripts. [TRUST-003, TRUST-004, TRUST-007, TRUST-016]
 */
export function ReceiptsPage(props: ReceiptsPageProps) {
  const { isExpired, isOwn, caller, receipts, unsent, ownData, done, result } = props
  const rejected = result && 'errors' in result ? result : undefined
  const Frame = isOwn ? OwnFrame : LinkFrame
  return (
    <Frame>
      <Stack gap={8}>
        <Heading level={1}>{isExpired ? words.expired : words.title}</Heading>
        <Text size="lead">{isExpired ? words.expiredDetail : words.lead}</Text>
      </Stack>
      {done && <Notice tone="positive" title={words.done[done]} role="status" />}
      <div className={styles.columns}>
        <Stack gap={24}>
          {receipts.length > 0 && <RecipientWindows receipts={receipts} />}
          {caller && <CallerCard caller={caller} />}
          {receipts.length > 0 && <Recipients receipts={receipts} unsent={unsent} />}
          {(caller || receipts.some(({ canStop }) => canStop)) && <StopAllSection />}
          {receipts.length === 0 && done !== 'erased' && <LinkForm isExpired={isExpired} rejected={rejected} />}
        </Stack>
        <Stack gap={24}>
          {props.calls && <CallsSection calls={props.calls} />}
          {ownData && <OwnDataSection ownData={ownData} rejected={rejected} />}
          {receipts.length > 0 && <AccessLog accesses={props.accesses} />}
        </Stack>
      </div>
      <PolicyLinks />
    </Frame>
  )
}

/** The page among the person's other pages. */
const OwnFrame = ({ children }: { children: ReactNode }) => <HomebaseFrame current="receipts">{children}</HomebaseFrame>

/** The page alone: an emailed link opens nothing else of the person. */
const LinkFrame = ({ children }: { children: ReactNode }) => <PageFrame>{children}</PageFrame>

function Recipients({ receipts, unsent }: Pick<ReceiptsView, 'receipts' | 'unsent'>) {
  const { held = [], undisclosed = [] } = unsent ?? {}
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{words.recipients}</Heading>
      {receipts.map((receipt) => (
        <ReceiptCard key={receipt.id} receipt={receipt} />
      ))}
      {undisclosed.length > 0 && <Text>{words.undisclosed(listNames(undisclosed))}</Text>}
      {held.map((community) => (
        <Text key={community.id}>
          {words.held(community.name)} <TextLink href={disclosurePath(community.id)}>{words.readDisclosure}</TextLink>
        </Text>
      ))}
    </Stack>
  )
}

function AccessLog({ accesses }: Pick<ReceiptsView, 'accesses'>) {
  return (
    <Card as="section" look="tint">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.log}
        </Heading>
        <Text>{accesses.length === 0 ? words.logEmpty : words.logDetail}</Text>
        {accesses.length > 0 && (
          <ul className={styles.list}>
            {accesses.map((access) => (
              <li key={access}>{access}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function CallerCard({ caller: { id, name, text, isByEmail } }: { caller: CallerView }) {
  return (
    <Card as="section" look="tint">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {isByEmail ? words.caller.emailTitle : words.caller.title}
        </Heading>
        <Text>{text}</Text>
        <details className={styles.details}>
          <summary className={styles.summary}>{words.caller.replace}</summary>
          <form method="post">
            <Stack gap={12}>
              <Text>{words.caller.replaceDetail(name)}</Text>
              <input type="hidden" name="id" value={id} />
              <div>
                <Button type="submit" name="intent" value="replace">
                  {words.caller.replaceConfirm}
                </Button>
              </div>
            </Stack>
          </form>
        </details>
      </Stack>
    </Card>
  )
}

function LinkForm({ isExpired, rejected }: { isExpired: boolean; rejected: Rejected | undefined }) {
  return (
    <Stack gap={16}>
      {!isExpired && (
        <Notice tone="info" title={words.noOne}>
          {words.noOneDetail}
        </Notice>
      )}
      <Card as="section">
        <form method="post" noValidate>
          <Stack gap={16}>
            <Heading level={2} look="h3">
              {words.link.title}
            </Heading>
            <SuggestingEmailField
              label={words.link.email}
              hint={words.link.hint}
              error={rejected?.errors['email']}
              name="email"
              defaultValue={rejected?.typed['email']}
            />
            <Button type="submit" name="intent" value="link" variant="primary" width="full">
              {words.link.submit}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  )
}
