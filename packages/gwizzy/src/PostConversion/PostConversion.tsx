import { SpeakAfter } from '../texts/after'
import { keptProgress } from '../progress/persist-progress'
import { FieldsAwaited } from '../screens/FieldsAwaited'
import { OwnIds } from '../steps/ids'
import { Speak } from '../texts/language'
import { useStorage } from '../Gwizzy/storage'
import { PostConversionRun, type PostConversionRunProps } from './PostConversionRun'

/** The wizard after the request: more about the person who moves, nothing of it needed for the request itself. [POST-001 to POST-019] */
export function PostConversion(props: PostConversionProps) {
  const { language, layout } = props
  const { isHydrated, storage } = useStorage(props.storage)
  const fallback = layout === 'page' ? <FieldsAwaited /> : undefined
  return (
    <Speak language={language} fallback={fallback}>
      <SpeakAfter language={language} fallback={fallback}>
        <OwnIds>
          <PostConversionRun
            {...props}
            key={`${props.community.id} ${isHydrated}`}
            storage={storage}
            progress={storage && keptProgress('postConversion', storage)}
          />
        </OwnIds>
      </SpeakAfter>
    </Speak>
  )
}

export type PostConversionProps = Omit<PostConversionRunProps, 'progress'>
