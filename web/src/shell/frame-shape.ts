/** The places of the frame of the signed-in screens: a column at the side, or a bar above on a narrow screen; the page. */
export const frameShape = {
  whole: 'lg:grid lg:flex-1 lg:grid-cols-[16rem_minmax(0,1fr)] print:block',
  side: 'no-print sticky top-(--demo-strip) hidden max-h-[calc(100dvh-var(--demo-strip))] flex-col gap-6 overflow-y-auto border-r border-neutral-200 bg-neutral-100/70 px-3 py-4 lg:flex',
  bar: 'no-print sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-neutral-200 bg-white/95 px-4 backdrop-blur lg:hidden',
  page: 'mx-auto grid min-h-dvh w-full max-w-7xl content-start gap-6 px-4 pt-6 pb-12 sm:px-6 lg:px-10 lg:pt-8',
}
