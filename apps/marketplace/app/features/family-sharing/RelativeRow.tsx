import { Button, Monogram, Text, VisuallyHidden } from '@pkg/ui'
import * as page from '~/features/own-pages/HomebasePage.css'
import type { Relative } from './family-votes'
import type { shareIntents } from './share-form'
import { sharePath } from '~/site/links/share-links'
import { familySharingTexts } from './texts'

const words = familySharingTexts.share

/** A person who has a link or had one: what they see, and how to stop sharing with them. [TRUST-014] */
export function RelativeRow({ relative: { id, name, isEnded, votes } }: { relative: Relative }) {
  return (
    <li className={page.step}>
      <Monogram name={name} />
      <div className={page.stepText}>
        <Text strong>{name}</Text>
        <Text size="small">{(isEnded ? words.ended : words.active)(votes.length)}</Text>
      </div>
      <IntentButton intent="renew" id={id} about={words.renewFor(name)}>
        {isEnded ? words.again : words.renew}
      </IntentButton>
      {isEnded ? (
        <IntentButton intent="remove" id={id} about={words.removeWho(name)}>
          {words.remove}
        </IntentButton>
      ) : (
        <IntentButton intent="end" id={id} about={words.endWith(name)}>
          {words.end}
        </IntentButton>
      )}
    </li>
  )
}

function IntentButton({
  intent,
  id,
  about,
  children,
}: {
  intent: (typeof shareIntents)[number]
  id: string
  /** What the button is about, for people who don't see the row. */
  about: string
  children: string
}) {
  return (
    <form method="post" action={sharePath}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small">
        {children}
        <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
    </form>
  )
}
