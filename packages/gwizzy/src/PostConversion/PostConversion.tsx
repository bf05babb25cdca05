import { AfterTextsProvider } from '../texts/after-texts'
import { loadProgress } from '../progress/persist-progress'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { IdsProvider } from '../steps/ids'
import { TextsProvider } from '../texts/language'
import { useStorage } from '../Gwizzy/storage'
import { PostConversionRun, type PostConversionRunProps } from './PostConversionRun'

/** The post-conversion wizard, which asks more about the person moving in. The request doesn't depend on it. [POST-001 to POST-019] */
export function PostConversion(props: PostConversionProps) {
  const { language, layout } = props
  const { isHydrated, storage } = useStorage(props.storage)
  const fallback = layout === 'page' || layout === 'panel' ? <FieldsSkeleton /> : undefined
  return (
    <TextsProvider language={language} fallback={fallback}>
      <AfterTextsProvider language={language} fallback={fallback}>
        <IdsProvider>
          <PostConversionRun
            {...props}
            key={`${props.community.id} ${isHydrated}`}
            storage={storage}
            progress={storage && loadProgress('postConversion', storage)}
          />
        </IdsProvider>
      </AfterTextsProvider>
    </TextsProvider>
  )
}

/** The props of `PostConversion`. */
export type PostConversionProps = Omit<PostConversionRunProps, 'progress'>
