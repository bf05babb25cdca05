import { Button, Cluster, Heading, Text } from '@pkg/ui'
import { useId } from 'react'
import * as styles from './ContinueOffer.css'
import { continueTexts as texts } from './continue-texts'

interface ContinueOfferProps {
  /** The name of the community. */
  name: string
  onContinue: () => void
  onDismiss: () => void
}

/** Offers to continue the wizard that was open when the page was reloaded. Its answers are in the browser’s storage. [GWZ-101] */
export default function ContinueOffer({ name, onContinue, onDismiss }: ContinueOfferProps) {
  const id = useId()
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <Heading level={2} look="label" id={id}>
        {texts.title}
      </Heading>
      <Text size="small">{texts.description(name)}</Text>
      <Cluster gap={8}>
        <Button variant="primary" size="small" onClick={onContinue}>
          {texts.continue}
        </Button>
        <Button size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </Cluster>
    </section>
  )
}
