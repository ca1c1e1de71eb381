/* Writes commands of the standard input, one a line with tabs between its parts, by libxlsxwriter. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xlsxwriter.h>

enum { MOST_PARTS = 8, MOST_BYTES = 4096 };

static lxw_workbook *book;
static lxw_worksheet *sheet;

static void unescape(char *text) {
    static const char names[] = "rnt";
    char *to = text;
    for (char *at = text; *at; at++) {
        const char *found = at[0] == '\\' && at[1] ? strchr(names, at[1]) : NULL;
        if (found) *to++ = "\r\n\t"[found - names], at++;
        else *to++ = *at;
    }
    *to = 0;
}

static lxw_datetime datetime_of(const char *kind, const char *value) {
    lxw_datetime at = {0};
    if (!strcmp(kind, "time")) sscanf(value, "%d:%d", &at.hour, &at.min);
    else sscanf(value, "%d-%d-%dT%d:%d", &at.year, &at.month, &at.day, &at.hour, &at.min);
    return at;
}

static void write_cell(char **parts) {
    int row = atoi(parts[1]), column = atoi(parts[2]);
    const char *kind = parts[3];
    lxw_format *style = NULL;
    unescape(parts[4]);
    if (*parts[5] || !strcmp(parts[6], "struck")) style = workbook_add_format(book);
    if (*parts[5]) format_set_num_format(style, parts[5]);
    if (!strcmp(parts[6], "struck")) format_set_font_strikeout(style);
    if (!strcmp(kind, "date") || !strcmp(kind, "at") || !strcmp(kind, "time")) {
        lxw_datetime at = datetime_of(kind, parts[4]);
        worksheet_write_datetime(sheet, row, column, &at, style);
    } else if (!strcmp(kind, "number")) worksheet_write_number(sheet, row, column, atof(parts[4]), style);
    else if (!strcmp(kind, "formula")) {
        worksheet_write_formula_num(sheet, row, column, parts[4], style, atof(parts[7]));
    } else worksheet_write_string(sheet, row, column, parts[4], style);
}

int main(void) {
    char line[MOST_BYTES], *parts[MOST_PARTS];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        int count = 0;
        for (char *at = line; count < MOST_PARTS; at += strcspn(at, "\t") + 1) {
            parts[count++] = at;
            if (!at[strcspn(at, "\t")]) break;
        }
        for (int index = 1; index < count; index++) parts[index][-1] = 0;
        const char *name = parts[0];
        if (!strcmp(name, "book")) book = workbook_new(parts[1]);
        else if (!strcmp(name, "sheet")) sheet = workbook_add_worksheet(book, parts[1]);
        else if (!strcmp(name, "hide-sheet")) worksheet_hide(sheet);
        else if (!strcmp(name, "hide-row")) {
            lxw_row_col_options hidden = {.hidden = 1};
            worksheet_set_row_opt(sheet, atoi(parts[1]), LXW_DEF_ROW_HEIGHT, NULL, &hidden);
        } else if (!strcmp(name, "hide-column")) {
            lxw_row_col_options hidden = {.hidden = 1};
            int column = atoi(parts[1]);
            worksheet_set_column_opt(sheet, column, column, LXW_DEF_COL_WIDTH, NULL, &hidden);
        } else if (!strcmp(name, "merge")) {
            worksheet_merge_range(sheet, atoi(parts[1]), atoi(parts[2]), atoi(parts[3]), atoi(parts[4]), "", NULL);
        } else if (!strcmp(name, "cell")) write_cell(parts);
        else if (!strcmp(name, "save")) workbook_close(book);
    }
    return 0;
}
