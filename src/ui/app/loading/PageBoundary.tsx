import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'
import { renewMissing } from './onDemand'

interface PageBoundaryProps {
  readonly children: ReactNode
  readonly isPart?: boolean
}

/** Keeps what goes wrong while a page, or a part of one, is drawn inside it. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  readonly retry = () => {
    renewMissing()
    this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <BrokenPage onRetry={this.retry} isPart={this.props.isPart} /> : this.props.children
  }
}
