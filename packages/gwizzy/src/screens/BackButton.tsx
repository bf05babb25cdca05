import { Button, chevronLeftIcon } from '@pkg/ui/core'
import { useTexts } from '../texts/language'
import * as styles from './Shell.css'

/** The Back button. [GWZ-071] */
export function BackButton({ back }: { back: () => void }) {
  const { frame } = useTexts()
  return (
    <span className={styles.back}>
      <Button variant="quiet" size="small" icon={chevronLeftIcon} onClick={back}>
        {frame.back}
      </Button>
    </span>
  )
}
