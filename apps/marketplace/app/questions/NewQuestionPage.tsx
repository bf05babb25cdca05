import { Button, Container, ErrorSummary, Heading, Stack, Text, TextArea } from '@pkg/ui'
import { maxQuestionLength, type QuestionFormResult } from './question-form'
import * as styles from './questions.css'
import { questionsTexts } from './texts'

const words = questionsTexts.form

interface NewQuestionPageProps {
  /** The name of the community. */
  community: string
  /** What to correct in the form that was sent. */
  result: QuestionFormResult | undefined
}

/** The form that asks a question about a community, and who will read it. Works without scripts. [COMM-010] */
export function NewQuestionPage({ community, result }: NewQuestionPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Heading level={1}>{words.title(community)}</Heading>
        <Text size="lead">{words.lead}</Text>
        <Text>{words.published}</Text>
        {result && <ErrorSummary errors={[{ fieldId: 'text', message: result.error }]} />}
        <form method="post" noValidate>
          <Stack gap={32}>
            <TextArea
              id="text"
              name="text"
              label={words.text}
              hint={words.textHint}
              max={maxQuestionLength}
              rows={5}
              defaultValue={result?.text}
              error={result?.error}
            />
            <div>
              <Button type="submit" variant="primary">
                {words.submit}
              </Button>
            </div>
          </Stack>
        </form>
      </div>
    </Container>
  )
}
