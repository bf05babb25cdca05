import { imageUrl } from '@pkg/domain'
import { blankDoorwayPath } from '@pkg/illustrations'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { GateView } from './gate-step'
import { GateFrameProvider } from './GateForm'
import { GateModal } from './GateModal'
import * as styles from './GatePage.css'

const size = { width: 320, height: 320 }

/** A step of the gate as its own page, for browsers without scripts and for links. */
export function GatePage({ view, hasThirdPartySignIn }: { view: GateView; hasThirdPartySignIn: boolean }) {
  return (
    <PageFrame>
      <div className={styles.columns}>
        <div className={styles.form}>
          <GateFrameProvider value={{ level: 1, isBusy: false, hasThirdPartySignIn, attempt: 0 }}>
            <GateModal view={view} />
          </GateFrameProvider>
        </div>
        <img {...size} className={styles.door} src={imageUrl(blankDoorwayPath, size)} alt="" decoding="async" />
      </div>
    </PageFrame>
  )
}
