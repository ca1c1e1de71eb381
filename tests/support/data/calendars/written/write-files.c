/* Writes events of the standard input, one a line with tabs between its parts, by libical. `write-files.py` calls it. */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PARTS = 12, MOST_BYTES = 4096 };
enum { UID = 1, START, END, ZONE, RULE, WITHOUT, ALSO, REPLACES, TRANSP, STATUS, TEXT };

static icalcomponent *calendar;

static icaltimezone *zone_of(const char *name) {
    return strcmp(name, "UTC") ? icaltimezone_get_builtin_timezone(name) : icaltimezone_get_utc_timezone();
}

static void add_zone(icaltimezone *zone) {
    if (zone == icaltimezone_get_utc_timezone()) return;
    for (icalcomponent *each = icalcomponent_get_first_component(calendar, ICAL_VTIMEZONE_COMPONENT); each;
         each = icalcomponent_get_next_component(calendar, ICAL_VTIMEZONE_COMPONENT)) {
        const char *name = icalproperty_get_tzid(icalcomponent_get_first_property(each, ICAL_TZID_PROPERTY));
        if (!strcmp(name, icaltimezone_get_tzid(zone))) return;
    }
    icalcomponent_add_component(calendar, icalcomponent_new_clone(icaltimezone_get_component(zone)));
}

/* Adds a date or a time with its zone. */
static void add_time(icalcomponent *event, icalproperty *property, const char *text, icaltimezone *zone) {
    struct icaltimetype at = icaltime_from_string(text);
    if (!at.is_date) {
        at = icaltime_set_timezone(&at, zone);
        if (zone != icaltimezone_get_utc_timezone()) {
            icalproperty_add_parameter(property, icalparameter_new_tzid(icaltimezone_get_tzid(zone)));
            add_zone(zone);
        }
    } else icalproperty_add_parameter(property, icalparameter_new_value(ICAL_VALUE_DATE));
    icalproperty_set_value(property, at.is_date ? icalvalue_new_date(at) : icalvalue_new_datetime(at));
    icalcomponent_add_property(event, property);
}

static void add_times(icalcomponent *event, icalproperty_kind kind, char *texts, icaltimezone *zone) {
    for (char *text = strtok(texts, ","); text; text = strtok(NULL, ",")) {
        add_time(event, icalproperty_new(kind), text, zone);
    }
}

static void write_event(char **parts) {
    icalcomponent *event = icalcomponent_new(ICAL_VEVENT_COMPONENT);
    icaltimezone *zone = zone_of(parts[ZONE]);
    icalcomponent_add_property(event, icalproperty_new_uid(parts[UID]));
    add_time(event, icalproperty_new(ICAL_DTSTART_PROPERTY), parts[START], zone);
    add_time(event, icalproperty_new(ICAL_DTEND_PROPERTY), parts[END], zone);
    if (*parts[RULE]) {
        icalcomponent_add_property(event, icalproperty_new_rrule(icalrecurrencetype_from_string(parts[RULE])));
    }
    add_times(event, ICAL_EXDATE_PROPERTY, parts[WITHOUT], zone);
    for (char *text = strtok(parts[ALSO], ","); text; text = strtok(NULL, ",")) {
        char line[200];
        const char *kind = strchr(text, 'T') ? "TZID=" : "VALUE=DATE";
        if (zone == icaltimezone_get_utc_timezone()) snprintf(line, sizeof line, "RDATE:%sZ", text);
        else snprintf(line, sizeof line, "RDATE;%s%s:%s", kind, strchr(text, 'T') ? icaltimezone_get_tzid(zone) : "", text);
        icalcomponent_add_property(event, icalproperty_new_from_string(line));
    }
    add_times(event, ICAL_RECURRENCEID_PROPERTY, parts[REPLACES], zone);
    icalcomponent_add_property(event, icalproperty_new_from_string(parts[TRANSP]));
    icalcomponent_add_property(event, icalproperty_new_from_string(parts[STATUS]));
    icalcomponent_add_property(event, icalproperty_new_summary(parts[TEXT]));
    icalcomponent_add_component(calendar, event);
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
        if (!strcmp(parts[0], "calendar")) {
            calendar = icalcomponent_vanew(ICAL_VCALENDAR_COMPONENT, icalproperty_new_version("2.0"), (void *)0);
        } else if (!strcmp(parts[0], "event")) write_event(parts);
        else if (!strcmp(parts[0], "save")) {
            FILE *file = fopen(parts[1], "w");
            fputs(icalcomponent_as_ical_string(calendar), file);
            fclose(file);
        }
    }
    return 0;
}
