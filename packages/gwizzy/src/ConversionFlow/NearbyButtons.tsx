import { Button, Skeleton, Stack } from '@pkg/ui'
import * as shell from '../screens/Shell.css'
import { remainingIds } from '../flow/nearby-request'
import type { AfterScreenProps } from './after-screen'
import { useNearbyTexts } from './nearby-texts'
import { WhoGetsIt } from './WhoGetsIt'

interface NearbyButtonsProps extends Pick<AfterScreenProps, 'flow' | 'send' | 'answers' | 'support'> {
  isRequesting: boolean
  isChoosingCallers: boolean
}

/** Requests the remaining communities together or goes on, with who gets the request. [CONF-004, CONF-005, CTA-005, TRUTH-001] */
export function NearbyButtons({ flow, send, answers, support, isRequesting, isChoosingCallers }: NearbyButtonsProps) {
  const nearby = useNearbyTexts(answers.noCalls)
  const goOn = () => send({ type: 'recommendedDone' })
  if (remainingIds(flow).length === 0) {
    return (
      <div className={shell.pinned}>
        <Button variant="primary" width="full" onClick={goOn}>
          {nearby.continue}
        </Button>
      </div>
    )
  }
  return (
    <>
      <Stack gap={8}>
        {isChoosingCallers ? (
          <Skeleton shape="button" />
        ) : (
          <WhoGetsIt flow={flow} operator={support.name} noCalls={answers.noCalls} />
        )}
        <Button
          variant="primary"
          width="full"
          busy={isRequesting || isChoosingCallers}
          onClick={() => send({ type: 'requestAll' })}
        >
          {isRequesting ? nearby.requesting : nearby.getAll}
        </Button>
      </Stack>
      {/* Always in view. Who would call appears above it, so a press before could hit another button. */}
      <div className={shell.pinned}>
        <Button width="full" busy={flow.isLeaving || isChoosingCallers} onClick={goOn}>
          {flow.requested.length > 0 ? nearby.continue : nearby.skip}
        </Button>
      </div>
    </>
  )
}
