import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';
import { Untouched } from '#client/hydration/Untouched.tsx';
import type { drawChart, Figures } from '#client/charts/charts.ts';
import { formatRupees } from '#client/format.ts';

type Props = Figures & {
  /** The chart in words, for screen readers. */
  label: string;
  /** The same chart drawn at build, shown until the script has drawn its own in the same box. */
  children: ReactNode;
};

export default withErrorBoundary(DemoChart);

/**
 * A chart in the box of its drawing. It shows its figures on hover and touch, and by the arrow keys: for these it has a slider that is
 * not seen.
 */
function DemoChart({ label, children, ...figures }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const figuresOnce = useRef<Figures>(figures);
  const [chart, setChart] = useState<ReturnType<typeof drawChart>>();
  /** The month or share that the slider is on, while it has the focus. */
  const [chosen, setChosen] = useState<number>();
  const values = describe(figures);
  const valueText = values[chosen ?? 0];

  useEffect(() => {
    const slider = findSlider(box.current!);
    const choose = () => setChosen(document.activeElement === slider ? slider.valueAsNumber : undefined);
    Object.assign(slider, { onfocus: choose, oninput: choose, onblur: choose });
    // The visitor may have moved the slider already.
    choose();
    // The code of the charts is fetched only now. If that fails, the drawing stays.
    import('#client/charts/charts.ts').then(({ drawChart }) => {
      if (canvas.current) setChart(drawChart(canvas.current, figuresOnce.current, formatRupees));
    }, console.error);
  }, []);

  useEffect(() => () => chart?.remove(), [chart]);
  useEffect(() => chart?.show(chosen), [chart, chosen]);
  useEffect(() => findSlider(box.current!).setAttribute('aria-valuetext', valueText!), [valueText]);

  return (
    <div ref={box} className="chart-box">
      <div className={chart && 'invisible print:visible'}>{children}</div>
      <div role="img" aria-label={label} className={chart ? undefined : 'invisible'}>
        <canvas ref={canvas} />
      </div>
      <Untouched>
        <input
          type="range"
          max={values.length - 1}
          defaultValue={0}
          aria-label={label}
          aria-valuetext={values[0]}
          className="needs-script"
        />
      </Untouched>
    </div>
  );
}

function findSlider(box: HTMLElement): HTMLInputElement {
  return box.querySelector('input')!;
}

/** The figures of each month or share, as a screen reader says them. */
function describe(figures: Figures): string[] {
  if ('shares' in figures) return figures.shares.map(({ category, percent }) => `${category}: ${percent}%`);
  const { months, words } = figures;
  return months.map(
    ({ month, income, expenses }) =>
      `${month}: ${words.income} ${formatRupees(income)}, ${words.expenses} ${formatRupees(expenses)}`,
  );
}
