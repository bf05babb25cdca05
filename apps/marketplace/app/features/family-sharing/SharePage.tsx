import { sharingLimits } from '@pkg/domain'
import { Button, ButtonLink, EmptyState, ErrorSummary, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { HomebaseFrame } from '~/features/own-pages'
import * as page from '~/features/own-pages/HomebasePage.css'
import type { Relative } from './family-votes'
import { NewLink, type NewLinkProps } from './NewLink'
import { RelativeRow } from './RelativeRow'
import type { ShareForm, shareOutcomes } from './share-form'
import { sharePath } from '~/site/links/share-links'
import { familySharingTexts } from './texts'

const words = familySharingTexts.share

interface SharePageProps {
  /** Everyone who has a link or had one, oldest first. */
  relatives: Relative[]
  isSignedIn: boolean
  /** The name under which the person shares. */
  from: string
  /** The link that was just created. */
  link: NewLinkProps | undefined
  done: (typeof shareOutcomes)[number] | undefined
  /** The form that was sent, with what to correct. */
  form: ShareForm | undefined
}

/** Who sees the saved communities, and how to share them with someone else or stop. Works without an account and without scripts. [TRUST-014] */
export function SharePage({ relatives, isSignedIn, from, link, done, form }: SharePageProps) {
  const active = relatives.filter(({ isEnded }) => !isEnded)
  return (
    <HomebaseFrame current="saved">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" measured>
          {words.lead}
        </Text>
        <Text measured>{words.sees}</Text>
        <Text measured>{words.hidden}</Text>
      </Stack>
      {done && <Notice tone="positive" title={words.done[done]} role="status" />}
      {link && <NewLink {...link} />}
      <Stack as="section" gap={16}>
        <Heading level={2}>{words.people}</Heading>
        {relatives.length === 0 ? (
          <EmptyState level={3} title={words.noOne}>
            {words.noOneDetail}
          </EmptyState>
        ) : (
          <>
            <ul className={page.list}>
              {relatives.map((relative) => (
                <RelativeRow key={relative.id} relative={relative} />
              ))}
            </ul>
            <Text size="small">{words.renewHint}</Text>
            {active.length > 1 && (
              <form method="post" action={sharePath}>
                <input type="hidden" name="intent" value="end-all" />
                <Button type="submit">{words.endAll}</Button>
              </form>
            )}
          </>
        )}
      </Stack>
      {!isSignedIn && relatives.length > 0 && (
        <Notice title={words.inBrowser}>
          <ButtonLink href={`/login?register=true&loginRedirect=${sharePath}`} size="small">
            {words.createAccount}
          </ButtonLink>
        </Notice>
      )}
      <Stack as="section" gap={16}>
        <Heading level={2}>{words.add}</Heading>
        {relatives.length >= sharingLimits.people ? (
          <Text>{words.full(sharingLimits.people)}</Text>
        ) : (
          <NewShare from={from} form={form} />
        )}
      </Stack>
    </HomebaseFrame>
  )
}

/** The form that creates a link for one person. */
function NewShare({ from, form }: Pick<SharePageProps, 'from' | 'form'>) {
  const { relative, from: ownName } = form?.errors ?? {}
  const problems = [
    ...(relative ? [{ fieldId: 'relative', message: relative }] : []),
    ...(ownName ? [{ fieldId: 'from', message: ownName }] : []),
  ]
  return (
    <form method="post" action={sharePath} noValidate>
      <Stack gap={24}>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        <TextField
          id="relative"
          name="relative"
          label={words.relative}
          autoComplete="off"
          defaultValue={form?.values.relative}
          error={relative}
        />
        <TextField
          id="from"
          name="from"
          label={words.from}
          hint={words.fromHint}
          autoComplete="given-name"
          defaultValue={form?.values.from ?? from}
          error={ownName}
        />
        <div>
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
