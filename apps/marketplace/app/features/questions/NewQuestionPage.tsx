import { Button, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { PolicyLinks } from '~/features/legal'
import { AskerFields, QuestionErrors, QuestionField } from './QuestionFields'
import type { QuestionFormResult } from './question-form'
import { signInToAskPath } from '~/site/links/question-links'
import { askingTexts } from './asking-texts'

const words = askingTexts.form

interface NewQuestionPageProps {
  /** The id of the community. */
  id: string
  /** The name of the community. */
  community: string
  /** Whether the person is signed in. Without an account, they enter a first name and an email address. */
  hasAccount: boolean
  /** What to correct in the form that was sent. */
  result: QuestionFormResult | undefined
}

/** The form that asks a question about a community, who will read it, and what happens next. Works without scripts. [COMM-010] */
export function NewQuestionPage({ id, community, hasAccount, result }: NewQuestionPageProps) {
  return (
    <PageFrame width="text">
      <Heading level={1}>{words.title(community)}</Heading>
      <Text size="lead">{words.lead}</Text>
      {hasAccount ? <Text>{words.published}</Text> : <WithoutAccount id={id} />}
      {result && <QuestionErrors result={result} />}
      <form method="post" noValidate>
        <Stack gap={32}>
          <QuestionField result={result} />
          {!hasAccount && <AskerFields result={result} />}
          {!hasAccount && <PolicyLinks />}
          <div>
            <Button type="submit" variant="primary">
              {hasAccount ? words.submit : words.submitByEmail}
            </Button>
          </div>
        </Stack>
      </form>
    </PageFrame>
  )
}

function WithoutAccount({ id }: { id: string }) {
  return (
    <>
      <Text>{words.publishedByEmail}</Text>
      <Text>
        {words.haveAccount} <TextLink href={signInToAskPath(id)}>{words.signIn}</TextLink>
      </Text>
    </>
  )
}
