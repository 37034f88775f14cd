import { LOADING_HIDE, LoadingBar } from '@shop/ui/loading-bar'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { REQUEST_FAILED } from '../wiring/page-client.ts'

/** The bar on top while the next page is on its way; in its error colour when a request has failed. */
export function Progress() {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const fail = () => setFailed(true)
    addEventListener(REQUEST_FAILED, fail)
    return () => removeEventListener(REQUEST_FAILED, fail)
  }, [])
  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(() => setFailed(false), LOADING_HIDE)
    return () => clearTimeout(timer)
  }, [failed])
  return <LoadingBar active={useNavigation().state !== 'idle'} failed={failed} />
}
