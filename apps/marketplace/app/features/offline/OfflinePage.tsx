import { useNonce } from '@pkg/remix-host/react'
import { ButtonLink, Heading, Text } from '@pkg/ui'
import { drawLampWindow } from '@pkg/illustrations'
import { QuietPage } from '~/parts/quiet-page/QuietPage'
import * as quiet from '~/parts/quiet-page/QuietPage.css'
import * as styles from './OfflinePage.css'
import { listId, offlineScript } from './offline-script'
import { offlineTexts as words } from './texts'

/**
 * What a browser shows instead of a page while it's offline or our site is down, with the communities that it kept. The service worker stores this page, which has no
 * script but its own.
 */
export function OfflinePage() {
  const nonce = useNonce()
  return (
    <>
      {/* Part of the page, because the service worker stores no other picture. */}
      <QuietPage picture={<div className={quiet.picture} dangerouslySetInnerHTML={{ __html: drawLampWindow() }} />}>
        <Heading level={1}>
          <span className={styles.offline}>{words.title}</span>
          <span className={styles.unreachable}>{words.unreachable}</span>
        </Heading>
        <Text size="lead">
          <span className={styles.offline}>{words.lead}</span>
          <span className={styles.unreachable}>{words.unreachableLead}</span>
        </Text>
        <div>
          {/* The address of the page that couldn't load, which the browser still shows. */}
          <ButtonLink href="" variant="primary">
            {words.retry}
          </ButtonLink>
        </div>
        <p className={styles.waiting}>
          <span className={styles.halfPane} aria-hidden="true" />
          {words.waiting}
        </p>
        <section className={styles.saved}>
          <Heading level={2}>{words.saved}</Heading>
          <Text size="small">{words.savedHint}</Text>
          <ul id={listId} className={styles.list}>
            <template>
              <li className={styles.community}>
                <b data-part="name" />
                <span data-part="address" />
                <span data-part="price" />
              </li>
            </template>
          </ul>
        </section>
        <p className={styles.none}>{words.none}</p>
      </QuietPage>
      <script {...(nonce ? { nonce } : {})} dangerouslySetInnerHTML={{ __html: offlineScript }} />
    </>
  )
}
