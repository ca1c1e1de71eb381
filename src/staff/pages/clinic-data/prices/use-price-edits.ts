import { useState } from 'react';
import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import {
  isUnusualChange,
  parseExactPrice,
  splitPastedCells,
} from '#shared/domain/clinic-data/prices/price-grid.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

/** A cell of the grid with the price that it gets. */
export interface PriceEdit {
  cell: PriceCell;
  price: number;
}

/** The prices that follow-ups get with a planned price, by the id of the offer. */
export type PlannedFollowUps = ReadonlyMap<number, number>;

/** Holds what was typed or pasted into the grid, and what a save would change. */
export function usePriceEdits({ cells, services }: PriceGrid, schedules: readonly number[]) {
  const { currency } = countryOf(useStaffApp().country);
  const priceOf = (text: string) => parseExactPrice(text, currency);
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const cellAt = (row: number, column: number) =>
    cells.find(
      ({ service_id: service, schedule_id: schedule }) =>
        service === services[row]?.id && schedule === schedules[column],
    );
  const textOf = (cell: PriceCell) => texts.get(cell.id) ?? String(cell.price);
  const typed = cells.flatMap((cell) => {
    const text = texts.get(cell.id);
    return text === undefined ? [] : [{ cell, price: priceOf(text) }];
  });
  const edits = typed.filter(
    (edit): edit is PriceEdit => edit.price !== null && edit.price !== edit.cell.price,
  );

  /** Writes rows of text, starting at a cell. Skips cells that have no offer. */
  function write(row: number, column: number, rows: readonly (readonly (string | null)[])[]): void {
    const next = new Map(texts);
    rows.forEach((line, down) => {
      line.forEach((text, right) => {
        const cell = cellAt(row + down, column + right);
        if (cell !== undefined && text !== null) next.set(cell.id, text);
      });
    });
    setTexts(next);
  }

  return {
    cellAt,
    textOf,
    edits,
    unusual: edits.filter(({ cell, price }) => isUnusualChange(cell.price, price)),
    invalidCount: typed.filter(({ price }) => price === null).length,
    type: (row: number, column: number, text: string) => write(row, column, [[text]]),
    /** Pastes a block of cells. Returns false for a single cell, which the browser pastes. */
    paste(row: number, column: number, text: string): boolean {
      const rows = splitPastedCells(text);
      if (rows.flat().length === 1) return false;
      // An empty cell leaves the price as it is.
      write(
        row,
        column,
        rows.map((line) => line.map((each) => (each === '' ? null : each))),
      );
      return true;
    },
    /** Takes the price of the next cell above that has one. */
    fillDown(row: number, column: number): void {
      for (let above = row - 1; above >= 0; above -= 1) {
        const cell = cellAt(above, column);
        if (cell !== undefined) {
          write(row, column, [[textOf(cell)]]);
          return;
        }
      }
    },
    /** Returns the price of a text; null for anything but one exact price. */
    priceOf,
    discard: () => setTexts(new Map()),
    /** Drops the texts of saved prices, except those that were typed again since. */
    forget(saved: readonly PriceEdit[]): void {
      const prices = new Map(saved.map(({ cell, price }) => [cell.id, price]));
      setTexts((now) => new Map([...now].filter(([id, text]) => prices.get(id) !== priceOf(text))));
    },
  };
}
