import type { QuestionGroupToConfirm } from '@pkg/api-client'
import { Button, ButtonLink, Card, Heading, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { OriginalText } from '~/site/language/OriginalText'
import { sitePath } from '~/site/frame/site-path'
import { askSeveralPath, confirmSeveralPath } from '~/site/links/several-questions-links'
import type { SeveralRefusal } from './own-several.server'
import * as styles from './several-questions.css'
import { severalTexts } from './texts'

const words = severalTexts.confirm

interface ConfirmSeveralPageProps {
  token: string
  /** The question that the link sends. */
  group: QuestionGroupToConfirm | undefined
  /** Why it wasn't sent, or can't be. */
  refusal: SeveralRefusal | undefined
}

/** Sends the question of an emailed link to its communities. Opening the page sends nothing, because mail programs open links. [COMM-010] */
export function ConfirmSeveralPage({ token, group, refusal }: ConfirmSeveralPageProps) {
  return (
    <PageFrame width="text">
      {refusal || !group ? <Refusal refusal={refusal ?? 'expired'} /> : <Confirmation token={token} group={group} />}
    </PageFrame>
  )
}

function Confirmation({
  token,
  group: { text, language, communities },
}: {
  token: string
  group: QuestionGroupToConfirm
}) {
  const count = communities.filter(({ isAsked }) => !isAsked).length
  return (
    <>
      <Heading level={1}>{words.title}</Heading>
      <Card as="section">
        <p className={styles.words}>
          <OriginalText language={language}>{text}</OriginalText>
        </p>
      </Card>
      {count > 0 && <Text size="lead">{words.lead(count)}</Text>}
      <ul className={styles.asked}>
        {communities.map(({ id, name, isAsked }) => (
          <li key={id}>
            <Text strong>{name}</Text>
            {isAsked && <Text size="small">{words.asked}</Text>}
          </li>
        ))}
      </ul>
      <form method="post" action={sitePath(confirmSeveralPath)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </form>
    </>
  )
}

function Refusal({ refusal }: { refusal: SeveralRefusal }) {
  const { title, detail } = words.refusals[refusal]
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{detail}</Text>
      <div>
        <ButtonLink href={askSeveralPath()}>{words.again}</ButtonLink>
      </div>
    </>
  )
}
