import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DrawnChart } from '#lib/browser/demo/charts.ts';
import type { IslandWords } from '#lib/browser/words.ts';
import type { CategoryShare, MonthTotals } from '#lib/content/demo/figures.ts';

type Props = {
  /** The same chart drawn at build, shown until the script has drawn its own in the same box. */
  children: ReactNode;
} & ({ months: readonly MonthTotals[]; words: IslandWords['demo'] } | { shares: readonly CategoryShare[] });

/** A chart in the box of its drawing. It follows the theme, and plays again when the demonstration is replayed. */
export default function DemoChart({ children, ...figures }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const figuresOnce = useRef(figures);
  /** The accessible name of the drawing; set once the chart has replaced it. */
  const [label, setLabel] = useState<string>();

  useEffect(() => {
    let chart: DrawnChart | undefined;
    let isGone = false;
    const replay = () => chart?.replay();
    const recolour = () => chart?.recolour();
    // The code of the charts is fetched only now. If that fails, the drawing stays.
    import('#lib/browser/demo/charts.ts').then(({ drawMonths, drawShares }) => {
      if (isGone || !canvas.current) return;
      const figures = figuresOnce.current;
      chart =
        'months' in figures
          ? drawMonths(canvas.current, figures.months, figures.words)
          : drawShares(canvas.current, figures.shares);
      setLabel(drawing.current?.querySelector('svg')?.getAttribute('aria-label') ?? '');
    }, console.error);
    document.addEventListener('themechange', recolour);
    document.addEventListener('demo:replay', replay);
    return () => {
      isGone = true;
      document.removeEventListener('themechange', recolour);
      document.removeEventListener('demo:replay', replay);
      chart?.remove();
    };
  }, []);

  const isDrawn = label !== undefined;
  return (
    <div className="relative max-w-xl">
      <div ref={drawing} className={isDrawn ? 'invisible print:visible' : undefined}>
        {children}
      </div>
      <div className={isDrawn ? 'absolute inset-0' : 'invisible absolute inset-0'}>
        <canvas
          ref={canvas}
          role={isDrawn ? 'img' : undefined}
          aria-label={label}
          className="absolute inset-0 size-full"
        />
      </div>
    </div>
  );
}
